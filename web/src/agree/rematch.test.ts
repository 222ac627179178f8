import { expect, it } from 'vitest';
import type { SeatInfo } from '../api/types';
import { rematchQuestion, rematchSays } from './rematch';

const seat = (name: string, more: Partial<SeatInfo> = {}): SeatInfo => ({
  name, kind: 'person', level: '', here: true, away: false, hints: 0, ready: false, ends: false, declined: false, ...more,
});
const said = (...seats: SeatInfo[]) => rematchSays(rematchQuestion({ seats }, 0));

it('waits for players who are present and have not answered', () => {
  expect(said(seat('Ada', { ready: true }), seat('Ben'), seat('Cem', { ready: true }))).toEqual(['Waiting for Ben.']);
});

it('says who asks, who declined and who left', () => {
  const seats = [seat('Ada'), seat('Ben', { ready: true }), seat('Cem', { declined: true }), seat('Dora', { here: false })];
  expect(said(...seats)).toEqual(['Ben would like a rematch.', 'Cem declined the rematch.', 'Dora left the table.']);
  expect(rematchQuestion({ seats }, 0).mine).toBe('open');
});

it('says nothing about computers, or before anyone has asked', () => {
  expect(said(seat('Ada'), seat('Basil', { kind: 'computer', here: false }))).toEqual([]);
  expect(rematchQuestion({ seats: [seat('Ada')] }, null)).toMatchObject({ mine: 'open', asking: [] });
});

it('tells players who declined that they did', () => {
  expect(said(seat('Ada', { declined: true }), seat('Ben'))).toEqual(['You declined the rematch.']);
});
