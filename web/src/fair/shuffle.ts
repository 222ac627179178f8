// The shuffle "chacha20-fy-1" of docs/records.md, computed here so that nobody needs to believe the server.
import { chacha20 } from '@noble/ciphers/chacha.js';

const NONCE = new TextEncoder().encode('LibsodiumDRG');
const BLOCK = 64;
const WORDS = 2 ** 32;

export class Chance {
  #block = new Uint8Array(0);
  #blocks = 0;
  #used = 0;

  constructor(private readonly seed: Uint8Array) {}

  // Words from the largest multiple of n on are passed over: they would favour small numbers.
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
