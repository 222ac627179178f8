import { expect, it } from 'vitest';
import { aTable } from '../testing/messages';
import { hasEnded, rankedSeats, resultSaid, resultTitle, victors } from './result';

it('names the winner of the deal, the match or a single game', () => {
  expect(resultTitle(aTable({ phase: 'between', winners: [1] }), 0)).toBe('Basil wins the deal');
  expect(resultTitle(aTable({ phase: 'over', winners: [1], leaders: [0] }), 0)).toBe('You win the match');
  expect(resultTitle(aTable({ phase: 'over', match: 'deals 1', leaders: [0] }), null)).toBe('Ada wins');
  expect(resultTitle(aTable({ phase: 'over', match: 'deals 1', leaders: [0, 1] }), 0)).toBe('Nobody wins');
  expect(resultTitle(aTable({ phase: 'between' }), 0)).toBe('Nobody wins the deal');
});

it('is announced with the points of the last deal, if it was finished', () => {
  const table = aTable({ phase: 'between', winners: [1], sheet: [[9, 9], [-1, 5]] });
  expect(resultSaid(table, 0)).toEqual(['Basil wins the deal', 'Ada: −1 point', 'Basil: +5 points']);
  expect(resultSaid(aTable({ phase: 'over' }), 0)).toEqual(['The match is over']);
});

it('is shown between deals and after the last', () => {
  expect((['waiting', 'playing', 'between', 'over'] as const).map((phase) => hasEnded({ phase }))).toEqual([false, false, true, true]);
});

it('ranks the best first, by deal or, once it is over, by match', () => {
  const deal = aTable({ phase: 'between', winners: [1], sheet: [[9, 9], [-1, 5]], scores: [8, 14] });
  expect(rankedSeats(deal, 'more')).toEqual([1, 0]);
  expect(rankedSeats({ ...deal, winners: [] }, 'fewer')).toEqual([0, 1]);
  expect(rankedSeats({ ...deal, phase: 'over', leaders: [0], scores: [20, 14] }, 'more')).toEqual([0, 1]);
});

it('puts the winner first, even with fewer points', () => {
  expect(rankedSeats(aTable({ phase: 'over', match: 'deals 1', leaders: [1], scores: [0, 0] }), 'more')).toEqual([1, 0]);
});

it('crowns nobody if everyone ties a single deal', () => {
  expect(victors(aTable({ phase: 'over', match: 'deals 1', leaders: [0, 1] }))).toEqual([]);
  expect(victors(aTable({ phase: 'over', leaders: [0, 1] }))).toEqual([0, 1]);
  expect(victors(aTable({ phase: 'between', winners: [1], leaders: [0] }))).toEqual([1]);
});
