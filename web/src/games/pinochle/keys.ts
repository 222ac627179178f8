// Keys in each phase, in addition to those of the hand; digits press the buttons from the left.
import { raises } from './bids';
import { SUITS, shown } from './card';
import { PASS, takeText, trumpText } from './moves';
import type { PinochleView } from './view';
import { pinochleWords } from './words';

const numbered = (moves: readonly string[]) => Object.fromEntries(moves.map((move, i) => [String(i + 1), move]));

// The move made by each key.
export function moveKeys({ phase, bid, open }: PinochleView, moves: readonly string[]): Readonly<Record<string, string>> {
  switch (phase) {
    case 'bid':
      return bid === null ? {} : { ...numbered(raises(moves, bid).map(({ move }) => move)), p: PASS };
    case 'trump':
      return numbered(SUITS.map(trumpText));
    case 'pick':
      return numbered(open.map(takeText));
    default:
      return {};
  }
}

export function keysHelp({ phase, bid }: PinochleView): string {
  const { keys } = pinochleWords;
  const of = {
    bid: [bid === null ? keys.open : keys.raise],
    trump: [SUITS.map((suit, i) => `${i + 1} ${shown(suit)}`).join(' ')],
    pick: [keys.pick],
    keep: [keys.choose, keys.keep],
    play: [keys.choose, keys.play],
    over: [],
  } satisfies Record<PinochleView['phase'], string[]>;
  return [keys.hand, ...of[phase], keys.rest].join(' · ');
}

export function touchHelp({ phase }: PinochleView): string {
  if (phase === 'play') return pinochleWords.touchPlay;
  return phase === 'keep' ? pinochleWords.touchKeep : pinochleWords.touch;
}
