import { describe, expect, it } from 'vitest';
import { parseCard, shown, spoken } from './card';
import { cardsOf, deed, lastRound, pile, rounds } from './events';

const plays = (seat: number, cards: string) => ({ key: 'big2.plays', seat: { seat }, pattern: { key: 'big2.pattern.single' }, cards: cards.split(' ') });
const passes = (seat: number) => ({ key: 'big2.passes', seat: { seat } });

it('writes the suit of a card first', () => {
  expect(parseCard('S10')).toEqual({ suit: 'S', rank: '10' });
  expect(shown('C3 D10').replaceAll('\u2060', '')).toBe('3♣ 10♦');
  expect(spoken('C3 HQ')).toBe('3 of clubs, queen of hearts');
});

describe('rounds', () => {
  const first = [plays(0, 'C3'), passes(1), plays(2, 'S2'), passes(3), passes(0), passes(1)];
  const events = [{ key: 'table.deal', deal: 1 }, ...first, { key: 'big2.round', seat: { seat: 2 } }, plays(2, 'D4 H4')];

  it('end where a new one starts', () => {
    expect(rounds(events)).toEqual([first, [plays(2, 'D4 H4')]]);
    expect(lastRound(events)).toEqual(first);
  });

  it('show the one being played when none is finished', () => {
    expect(lastRound(first)).toEqual(first);
    expect(lastRound([])).toEqual([]);
  });

  it('show passes at the seats until the round ends', () => {
    expect(deed(first, 1)).toBe('passed');
    expect(deed(first, 2)).toBeNull();
    expect(deed(events, 1)).toBeNull();
  });

  it('lie in the middle', () => {
    expect(pile(first).map(cardsOf)).toEqual([['C3'], ['S2']]);
    expect(pile(events).map(cardsOf)).toEqual([['D4', 'H4']]);
    expect(cardsOf(passes(1))).toEqual([]);
  });
});
