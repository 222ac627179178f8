import { expect, it } from 'vitest';
import { statusOf, type Situation } from './status';
import { shown, spoken } from './tile';

const discarding: Situation = {
  voice: { say: ({ key }) => key, tiles: shown },
  myTurn: true,
  moves: ['discard K5'],
  phase: 'discard',
  first: false,
  top: 'R7',
  chosen: undefined,
  assessment: null,
};
const text = (changes: Partial<Situation>) => statusOf({ ...discarding, ...changes }).text;
const judged = (refusal: string | null, remark: string | null) =>
  ({ refusal: refusal && { key: refusal }, remark: remark && { key: remark } }) as unknown as NonNullable<Situation['assessment']>;

it('says where a tile can come from', () => {
  const phase = 'draw';
  expect(text({ phase, moves: ['draw', 'take'] })).toBe('Draw from the stock, or take 7\u2060◆.');
  expect(text({ phase, moves: ['draw'], top: undefined })).toBe('Draw a tile from the stock.');
  expect(text({ phase, moves: ['draw', 'take', 'show'] })).toContain('You may show the tile matching the indicator');
  expect(text({ phase, moves: ['take', 'pass'] })).toBe('The stock is empty: take 7\u2060◆, or pass for a tie.');
  expect(text({ phase, moves: ['pass'], top: undefined })).toContain('nothing to take');
});

it('asks for a discard, and says what it would do', () => {
  expect(text({})).toBe('Choose a tile to discard.');
  expect(text({ first: true })).toBe('You start: choose a tile to discard.');
  expect(text({ first: true, moves: ['discard K5', 'show'] })).toContain('You may show the tile matching the indicator');
  expect(text({ chosen: 'K5' })).toBe('Discard 5\u2060■?');
  expect(statusOf({ ...discarding, chosen: 'K5', assessment: judged(null, 'it wins') })).toEqual({ kind: 'yes', text: 'It wins' });
  expect(statusOf({ ...discarding, chosen: 'K5', assessment: judged('no', null) })).toEqual({ kind: 'no', text: 'no' });
});

it('names tiles in words for screen readers', () => {
  const voice = { ...discarding.voice, tiles: spoken };
  expect(text({ voice, chosen: 'K5' })).toBe('Discard black 5?');
  expect(text({ voice, phase: 'draw', moves: ['draw', 'take'] })).toBe('Draw from the stock, or take red 7.');
});

it('explains how to move tiles while others play', () => {
  expect(text({ myTurn: false })).toBe('');
  expect(text({ myTurn: false, chosen: 'K5' })).toBe('5\u2060■ chosen: tap a place to put it there.');
});
