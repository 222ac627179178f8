import { expect, it } from 'vitest';
import type { SeatInfo, TableInfo } from '../api/types';
import { aTable } from '../testing/messages';
import { changes } from './changes';

const person: SeatInfo = { name: 'Ben', kind: 'person', level: '', here: true, away: false, hints: 0, ready: false, ends: false, declined: false };
const withBen = (ben: Partial<SeatInfo>, phase: TableInfo['phase'] = 'playing') => aTable({ phase, seats: [{ ...person, name: 'Ada' }, { ...person, ...ben }] });
const found = (before: TableInfo, after: TableInfo, missing: readonly number[] = []) =>
  changes(before, after, 0, new Set(missing)).map(({ what, seat }) => `${what} ${seat}`);

it('reports who joins and who leaves', () => {
  expect(found(withBen({ kind: 'open', here: false }, 'waiting'), withBen({ here: false }, 'waiting'))).toEqual(['joined 1']);
  expect(found(withBen({}), withBen({ here: false }))).toEqual(['gone 1']);
  expect(found(withBen({}, 'over'), withBen({ here: false }, 'over'))).toEqual(['left 1']);
  expect(found(withBen({}, 'between'), withBen({ away: true }, 'between'))).toEqual(['left 1']);
  expect(found(withBen({ away: true }), withBen({ away: true, here: false }))).toEqual([]);
});

it('welcomes back only players who were here before', () => {
  expect(found(withBen({ here: false }), withBen({}))).toEqual([]);
  expect(found(withBen({ here: false }), withBen({}), [1])).toEqual(['back 1']);
});

it('reports who asks, offers and declines', () => {
  expect(found(withBen({}, 'over'), withBen({ ready: true }, 'over'))).toEqual(['asks 1']);
  expect(found(withBen({}, 'between'), withBen({ ready: true }, 'between'))).toEqual([]);
  expect(found(withBen({}, 'over'), withBen({ declined: true }, 'over'))).toEqual(['declines 1']);
  expect(found(withBen({}), withBen({ ends: true }))).toEqual(['offers 1']);
  expect(found(withBen({}), withBen({ declined: true }))).toEqual(['playsOn 1']);
});

it('reports nothing about ourselves or computers', () => {
  const before = aTable({ seats: [person, { ...person, kind: 'computer' }] });
  const after = aTable({ seats: [{ ...person, here: false, ends: true }, { ...person, kind: 'computer', here: false }] });
  expect(found(before, after)).toEqual([]);
});
