// The shuffles "chacha20-fy-1" and "chacha20-bag-1:K" of docs/records.md, computed here so that nobody has to
// trust the server.
import { chacha20 } from '@noble/ciphers/chacha.js';

const NONCE = new TextEncoder().encode('LibsodiumDRG');
const BLOCK = 64;
const WORDS = 2 ** 32;

export class Chance {
  #block = new Uint8Array(0);
  #blocks = 0;
  #used = 0;

  constructor(private readonly seed: Uint8Array) {}

  // Words at or above the largest multiple of n are skipped, for they would favour small numbers.
  below(n: number): number {
    const fair = Math.floor(WORDS / n) * n;
    for (;;) {
      const word = this.#word();
      if (word < fair) return word % n;
    }
  }

  shuffle(tiles: number): number[] {
    const order = Array.from({ length: tiles }, (_, i) => i);
    for (let i = tiles - 1; i > 0; i--) {
      const j = this.below(i + 1);
      [order[i], order[j]] = [order[j] as number, order[i] as number];
    }
    return order;
  }

  // The tiles from `first` up to `end` in the order they come out of a bag: each draw picks a random place and takes
  // the next tile still there, wrapping around from the end to the start.
  drawFromBag(first: number, end: number): number[] {
    const taken = new Array<boolean>(end - first).fill(false);
    return taken.map(() => {
      let place = this.below(taken.length);
      while (taken[place]) place = (place + 1) % taken.length;
      taken[place] = true;
      return first + place;
    });
  }

  #word(): number {
    if (this.#used === this.#block.length) {
      this.#block = chacha20(this.seed, NONCE, new Uint8Array(BLOCK), undefined, this.#blocks++);
      this.#used = 0;
    }
    const word = new DataView(this.#block.buffer, this.#block.byteOffset).getUint32(this.#used, true);
    this.#used += 4;
    return word;
  }
}

// How a method derives the order of a deal from its seed, by name; null if this page does not know the method.
export function orderBy(method: string, seed: Uint8Array, tiles: number): number[] | null {
  const chance = new Chance(seed);
  if (method === 'chacha20-fy-1') return chance.shuffle(tiles);
  const inBag = Number(/^chacha20-bag-1:([1-9]\d{0,5})$/.exec(method)?.[1] ?? NaN);
  if (!(inBag <= tiles)) return null;
  return [...chance.drawFromBag(0, inBag), ...chance.drawFromBag(inBag, tiles)];
}
