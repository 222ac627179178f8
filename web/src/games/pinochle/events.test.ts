import { describe, expect, it } from 'vitest';
import { deed, lastRound, playedBy, tilesOf } from './events';

const plays = (seat: number, card: string) => ({ key: 'pinochle.plays', seat: { seat }, card });
const wins = (seat: number) => ({ key: 'pinochle.wins_trick', seat: { seat }, points: 15 });
const bidding = [
  { key: 'pinochle.opens_bidding', seat: { seat: 1 } },
  { key: 'pinochle.bids', seat: { seat: 1 }, bid: 40 },
  { key: 'pinochle.passes', seat: { seat: 0 } },
  { key: 'pinochle.wins_bid', seat: { seat: 1 }, bid: 40 },
  { key: 'pinochle.trump', seat: { seat: 1 }, suit: 'C' },
];
const melds = { key: 'pinochle.melds', seat: { seat: 0 }, meld: { key: 'pinochle.meld.pinochle' }, points: 40, cards: ['JD', 'QS'] };
const tricks = [plays(1, 'AC'), plays(0, '9C'), wins(1), plays(1, 'KS'), plays(0, 'AS'), wins(0)];

it('events show the cards they are about', () => {
  const events = [melds, plays(1, 'AC'), { key: 'pinochle.turned', cards: ['AS', '9C'] }, wins(1)];
  expect(events.map(tilesOf)).toEqual([['JD', 'QS'], ['AC'], ['AS', '9C'], []]);
});

describe('the last round', () => {
  it('is the bidding until a card is played', () => {
    expect(lastRound([{ key: 'table.deal', deal: 1 }, ...bidding, melds])).toEqual(bidding);
    expect(lastRound([])).toEqual([]);
  });
  it('is the last finished trick, or else the cards played so far', () => {
    expect(lastRound([...bidding, ...tricks])).toEqual(tricks.slice(3));
    expect(lastRound([...bidding, ...tricks, plays(0, '9H')])).toEqual(tricks.slice(3));
    expect(lastRound([...bidding, ...tricks.slice(0, 3)])).toEqual(tricks.slice(0, 3));
    expect(lastRound([...bidding, ...tricks.slice(0, 1)])).toEqual(tricks.slice(0, 1));
  });
});

describe('what a seat did', () => {
  it('mentions trump, but not bids, which are on the table', () => {
    expect([deed(bidding, 1), deed(bidding, 0), deed([], 0)]).toEqual(['♣ is trump', null, null]);
  });
  it('is described in cut-throat', () => {
    const events = [{ key: 'pinochle.takes', seat: { seat: 1 }, card: '10C' }, { key: 'pinochle.gets', seat: { seat: 0 }, card: '9C' }];
    expect([deed(events, 1), deed(events, 0)].map((text) => text?.replaceAll('\u2060', ''))).toEqual(['took 10♣', 'took 9♣']);
    expect(deed([...events, { key: 'pinochle.keeps', seat: { seat: 1 } }], 1)).toBe('has chosen');
  });
  it('mentions the last trick until the next card', () => {
    expect([deed(tricks, 0), deed(tricks, 1)]).toEqual(['won the trick', null]);
    expect(deed([...tricks, plays(0, '9H')], 0)).toBeNull();
  });
});

it('a seat’s hand consists of the cards it played', () => {
  expect([playedBy(tricks, 0), playedBy(tricks, 1)]).toEqual([['9C', 'AS'], ['AC', 'KS']]);
});
