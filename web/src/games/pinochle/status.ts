// The text beside the buttons: what to do now, or the server's verdict.
import type { HintMessage } from '../../api/messages';
import type { Assessment } from '../../table/session.svelte';
import type { Voice } from '../../words/voice';
import { spoken } from './card';
import { bidOf, keepOf, PASS, playOf, takeOf, trumpOf } from './moves';
import type { Preview } from './tray';
import type { PinochleView } from './view';
import { pinochleWords as words } from './words';

export interface Status {
  readonly kind: 'no' | 'yes' | 'hint';
  readonly text: string;
}

export interface Situation {
  readonly voice: Voice;
  readonly view: PinochleView;
  readonly myTurn: boolean;
  readonly other: string; // the opponent's name
  readonly chosen: readonly string[];
  readonly marked: boolean; // some cards are marked because the others cannot be played
  readonly preview: Preview;
  readonly hint: HintMessage | null;
  readonly assessment: Assessment | null; // of the current choice
}

const hint = (text: string): Status => ({ kind: 'hint', text });

export function statusOf(now: Situation): Status {
  const { view, other, myTurn } = now;
  const { say } = now.voice;
  const bid = view.bid ?? 0;
  if (now.hint && myTurn) return hint(words.hint(hinted(now.hint.move, now.voice), say(now.hint.reason)));
  switch (view.phase) {
    case 'bid':
      if (!myTurn) return hint(words.waitBid(other));
      if (now.assessment?.refusal) return { kind: 'no', text: say(now.assessment.refusal) };
      return hint(view.bid === null ? words.openBidding : words.answerBid(other, bid));
    case 'trump':
      return hint(myTurn ? words.wonBid(bid) : words.waitTrump(other, bid));
    case 'pick':
      return hint(myTurn ? words.pickOne(other) : words.waitPick(other));
    case 'keep':
      return myTurn ? keeping(now.preview) : hint(words.waitKeep(other));
    case 'play':
      return playing(now);
    case 'over':
      return hint('');
  }
}

function keeping({ chosen, size, worth }: Preview): Status {
  if (chosen < size) return hint(words.chooseKeep(chosen, size, words.worth(worth)));
  if (chosen > size) return { kind: 'no', text: words.tooMany(chosen - size, words.worth(worth)) };
  return { kind: 'yes', text: words.ready(words.worth(worth)) };
}

function playing({ view, voice, other, myTurn, chosen, marked, assessment }: Situation): Status {
  const { say, tiles } = voice;
  const [card] = chosen;
  const led = view.trick[0];
  if (!myTurn) return hint(card === undefined ? '' : words.chosenWaiting(tiles(card)));
  if (card !== undefined && assessment?.refusal) return { kind: 'no', text: say(assessment.refusal) };
  if (card !== undefined) return hint(words.playIt(tiles(card)));
  if (!led) return hint(words.lead);
  return hint((marked ? words.followMarked : words.follow)(other, tiles(led.card)));
}

export function hinted(move: string, { tiles }: Pick<Voice, 'tiles'>): string {
  const bid = bidOf(move);
  if (bid !== null) return words.hintBid(bid);
  if (move === PASS) return words.hintPass;
  if (trumpOf(move) !== '') return words.hintTrump(spoken(trumpOf(move)));
  if (takeOf(move) !== '') return words.hintTake(tiles(takeOf(move)));
  return keepOf(move).length > 0 ? words.hintKeep : words.hintPlay(tiles(playOf(move)));
}
