import { expect, it } from 'vitest';
import { aTable } from '../testing/messages';
import { hasEnded, resultSaid, resultTitle } from './result';

it('names who won: the deal, the match, or all there was', () => {
  expect(resultTitle(aTable({ phase: 'between', winners: [1] }), 0)).toBe('Basil wins the deal');
  expect(resultTitle(aTable({ phase: 'over', winners: [1], leaders: [0] }), 0)).toBe('You win the match');
  expect(resultTitle(aTable({ phase: 'over', match: 'deals 1', leaders: [0] }), null)).toBe('Ada wins');
  expect(resultTitle(aTable({ phase: 'over', match: 'deals 1', leaders: [0, 1] }), 0)).toBe('Nobody wins');
  expect(resultTitle(aTable({ phase: 'between' }), 0)).toBe('Nobody wins the deal');
});

it('is heard with the points of the last deal, where it was played to its end', () => {
  const table = aTable({ phase: 'between', winners: [1], sheet: [[9, 9], [-1, 5]] });
  expect(resultSaid(table, 0)).toEqual(['Basil wins the deal', 'Ada: −1 point', 'Basil: +5 points']);
  expect(resultSaid(aTable({ phase: 'over' }), 0)).toEqual(['The match is over']);
});

it('is there between deals and after the last', () => {
  expect((['waiting', 'playing', 'between', 'over'] as const).map((phase) => hasEnded({ phase }))).toEqual([false, false, true, true]);
});
