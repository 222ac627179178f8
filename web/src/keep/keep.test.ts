import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubStorage } from '../testing/storage';
import { keepDraft, keptDraft } from './draft';
import { keepHand, keptHand } from './hand';
import { forgetSeat, keepSeat, keptSeats, seatAt, type KeptSeat } from './seats';
import { read, write } from './storage';

const seat = (table: string, time: number): KeptSeat => ({
  table,
  game: 'big2',
  name: 'Ada',
  seat: 0,
  token: `token of ${table}`,
  word: 'tea',
  time,
});

let kept: Map<string, string>;
beforeEach(() => (kept = stubStorage()));
afterEach(() => vi.unstubAllGlobals());

describe('seats', () => {
  it('are found again, the newest first', () => {
    keepSeat(seat('old', 1));
    keepSeat(seat('new', 2));
    expect(keptSeats().map(({ table }) => table)).toEqual(['new', 'old']);
    expect(seatAt('old')?.token).toBe('token of old');
    expect(seatAt('none')).toBeNull();
  });

  it('are forgotten with everything that belongs to them', () => {
    keepSeat(seat('a', 1));
    keepHand('a', 1, ['C3']);
    keepDraft('a', 7, '3r 4r');
    forgetSeat('a');
    expect(keptSeats()).toEqual([]);
    expect([...kept.keys()]).toEqual(['parlor.seats']);
  });

  it('do not accumulate for ever', () => {
    for (let i = 0; i < 40; i++) keepSeat(seat(`t${i}`, i));
    expect(keptSeats()).toHaveLength(30);
    expect(seatAt('t39')).not.toBeNull();
    expect(seatAt('t0')).toBeNull();
  });
});

it('the order of a hand is kept only for its deal', () => {
  keepHand('a', 2, ['S2', 'C3']);
  expect(keptHand('a', 2)).toEqual(['S2', 'C3']);
  expect(keptHand('a', 3)).toEqual([]);
  expect(keptHand('b', 2)).toEqual([]);
});

it('a draft is kept only for its position', () => {
  keepDraft('a', 7, '3r 4r');
  expect(keptDraft('a', 7)).toBe('3r 4r');
  expect(keptDraft('a', 8)).toBe('');
  expect(keptDraft('b', 7)).toBe('');
});

it('broken or forbidden storage counts as empty', () => {
  kept.set('parlor.seats', '{not json');
  expect(read('seats', 'nothing')).toBe('nothing');
  vi.stubGlobal('localStorage', undefined);
  expect(() => write('seats', {})).not.toThrow();
  expect(read('seats', 'nothing')).toBe('nothing');
});
