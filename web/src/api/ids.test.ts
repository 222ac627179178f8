import { afterEach, expect, it, vi } from 'vitest';
import { newTableId, newToken } from './ids';

afterEach(() => vi.unstubAllGlobals());

it('are written as the server expects', () => {
  expect(newTableId()).toMatch(/^[0-9a-hjkmnp-tv-z]{26}$/);
  expect(newToken()).toMatch(/^[0-9a-f]{32}$/);
});

it('differ', () => {
  expect(new Set(Array.from({ length: 100 }, newTableId)).size).toBe(100);
  expect(new Set(Array.from({ length: 100 }, newToken)).size).toBe(100);
});

it('have every letter equally often', () => {
  let next = 0;
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.map(() => next++) });
  const drawn = Array.from({ length: 128 }, newTableId).join(''); // every byte 13 times
  const counts = new Map<string, number>();
  for (const letter of drawn) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  expect(counts.size).toBe(32);
  expect(new Set(counts.values())).toEqual(new Set([drawn.length / 32]));
});
