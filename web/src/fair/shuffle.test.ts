// The same vectors as src/core/chance_test.cpp.
import { describe, expect, it } from 'vitest';
import { Chance, orderBy } from './shuffle';

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

  it('skips words that would favour small numbers', () => {
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

describe('the bag chacha20-bag-1', () => {
  const bag = (seed: number, inBag: number, tiles: number) => orderBy(`chacha20-bag-1:${inBag}`, seedOf(seed), tiles);

  it('gives the same orders as the server', () => {
    expect(bag(1, 10, 12)?.join(' ')).toBe('0 9 2 5 4 3 1 6 7 8 10 11');
  });

  it('takes the next remaining tile, wrapping around from end to start', () => {
    // The same by hand: a list of what is left, and the first tile at or after the chosen place.
    const chance = new Chance(seedOf(5));
    const left = Array.from({ length: 8 }, (_, i) => i);
    const drawn = Array.from({ length: 8 }, () => {
      const place = chance.below(8);
      const at = left.findIndex((tile) => tile >= place);
      return left.splice(Math.max(0, at), 1)[0];
    });
    expect(bag(5, 8, 8)).toEqual(drawn);
  });

  it('holds every tile once, those of the bag first', () => {
    for (const [inBag, tiles] of [[1, 1], [104, 106], [64, 68]] as const) {
      const order = bag(3, inBag, tiles) ?? [];
      expect(order.toSorted((one, other) => one - other)).toEqual(Array.from({ length: tiles }, (_, i) => i));
      expect(Math.max(...order.slice(0, inBag))).toBe(inBag - 1);
    }
  });

  it('is not computed if its name is invalid', () => {
    for (const method of ['chacha20-bag-1', 'chacha20-bag-1:', 'chacha20-bag-1:0', 'chacha20-bag-1:13', 'other']) {
      expect(orderBy(method, seedOf(1), 12)).toBeNull();
    }
  });
});
