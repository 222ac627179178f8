import { describe, expect, it } from 'vitest';
import page from './index';
import { aView } from './testing';
import { accountOf, knownBeside, meldsShown, trickBefore, trickShown, viewBy } from './view';

describe('the trick in the middle', () => {
  const last = [{ seat: 0, card: 'AH' }, { seat: 1, card: '9H' }];
  it('is the one being played', () => {
    const view = aView({ trick: [{ seat: 1, card: 'KC' }], last, last_winner: 0, tricks: [1, 0] });
    expect(trickShown(view)).toEqual({ cards: [{ seat: 1, card: 'KC' }], number: 1, winner: null });
    expect(trickBefore(view)).toEqual(last);
  });
  it('is otherwise the last one until a player leads', () => {
    const view = aView({ last, last_winner: 0, tricks: [1, 0] });
    expect(trickShown(view)).toEqual({ cards: last, number: 0, winner: 0 });
    expect(trickBefore(view)).toEqual([]);
    expect(trickShown(aView())).toEqual({ cards: [], number: 0, winner: null });
  });
});

it('counts against the bid', () => {
  const view = aView({ bid: 140, meld_points: [40, 20], trick_points: [25, 30], totals: [65, 50] });
  expect(accountOf(view, 0)).toEqual({ melds: 40, tricks: 25, total: 65, bid: 140, missing: 75 });
  expect(accountOf(view, 1)).toEqual({ melds: 20, tricks: 30, total: 50, bid: null, missing: 0 });
  expect(accountOf({ ...view, totals: [150, 50] }, 0).missing).toBe(0);
});

it('shows no bid if there is no bidding', () => {
  const view = aView({ bid: 0, totals: [30, 0] });
  expect(accountOf(viewBy(view, { bidding: false }), 0)).toMatchObject({ total: 30, bid: null });
  expect(accountOf(viewBy(view, { bidding: true }), 0)).toMatchObject({ total: 30, bid: 0 });
});

describe('melds', () => {
  const melds = [[], [{ name: 'royal_marriage', points: 40, cards: ['KH', 'QH'] }, { name: 'dix', points: 10, cards: ['9H'] }]];
  const view = aView({ melds, known: [[], ['KH', '9H', '10C']] });
  it('say which cards have been played', () => {
    expect(meldsShown(view, 1).map(({ cards }) => cards.map(({ gone }) => gone))).toEqual([[false, true], [false]]);
    expect(meldsShown({ ...view, phase: 'over', known: [[], []] }, 1)[0]?.cards[0]?.gone).toBe(false);
    expect([meldsShown(view, 0), meldsShown(aView({ melds: null }), 1)]).toEqual([[], []]);
  });
  it('are not listed twice for a hand', () => {
    expect([knownBeside(view, 1), knownBeside({ ...view, phase: 'over' }, 1)]).toEqual([['10C'], []]);
    expect(page.known?.(aView({ melds: null, known: [['9C'], []] }), 0)).toEqual(['9C']);
  });
});

it('gives the page the hands', () => {
  const view = aView();
  expect([page.hand(view, 0), page.hand(view, 1), page.count(view, 1), page.counted(2)]).toEqual([['AH', '10C'], null, 2, '2 cards']);
});
