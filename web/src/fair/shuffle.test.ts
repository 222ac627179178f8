// The same vectors as src/core/chance_test.cpp.
import { describe, expect, it } from 'vitest';
import { Chance } from './shuffle';

function seedOf(number: number): Uint8Array {
  const bytes = new Uint8Array(32);
  new DataView(bytes.buffer).setUint32(0, number, true);
  return bytes;
}
const counting = Uint8Array.from({ length: 32 }, (_, i) => i);
const order = (seed: Uint8Array, tiles: number) => new Chance(seed).shuffle(tiles).join(' ');

describe('the shuffle chacha20-fy-1', () => {
  it('gives the same permutations as the server', () => {
    expect(order(seedOf(0), 10)).toBe('7 0 9 6 1 4 8 5 2 3');
    expect(order(seedOf(1), 52)).toBe(
      '40 46 16 5 36 44 1 13 42 2 9 25 43 32 6 27 39 26 48 37 33 47 41 3 0 34 21 30 7 28 17 24 18 35 4 49 ' +
        '19 31 8 10 29 38 11 23 22 15 45 50 14 12 51 20',
    );
    expect(order(counting, 106)).toBe(
      '88 8 44 30 28 105 34 75 41 58 69 90 99 21 73 27 16 64 26 53 50 82 31 56 86 46 55 92 85 32 74 72 4 ' +
        '70 77 80 25 6 78 81 39 11 68 36 91 71 104 61 89 29 101 97 20 12 52 63 103 45 94 47 19 2 22 1 67 48 49 84 57 ' +
        '98 79 14 38 5 100 35 9 23 95 7 62 15 43 13 87 96 10 42 60 65 37 54 66 33 18 40 83 51 76 0 59 17 24 102 3 93',
    );
  });

  it('passes over words that would favour small numbers', () => {
    const chance = new Chance(seedOf(7));
    expect([1, 2, 3].map(() => chance.below(3_000_000_000))).toEqual([817589159, 2775480713, 1815287620]);
  });

  it('holds every tile once', () => {
    for (const tiles of [0, 1, 2, 53, 144]) {
      const shuffled = new Chance(seedOf(3)).shuffle(tiles).toSorted((one, other) => one - other);
      expect(shuffled).toEqual(Array.from({ length: tiles }, (_, i) => i));
    }
  });
});
