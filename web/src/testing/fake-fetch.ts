// Stands in for fetch: a test says what the next answers are, and finds what was asked.
import { vi } from 'vitest';

export interface Asked {
  readonly address: string;
  readonly body: Record<string, unknown> | null;
}
export type Answer = readonly [status: number, body?: unknown] | 'lost';

export class FakeFetch {
  readonly asked: Asked[] = [];
  readonly #answers: Answer[] = [];

  constructor() {
    vi.stubGlobal('fetch', (address: string, { body }: RequestInit) => {
      this.asked.push({ address, body: typeof body === 'string' ? (JSON.parse(body) as Asked['body']) : null });
      // The last answer is repeated.
      const answer = this.#answers.length > 1 ? this.#answers.shift() : this.#answers[0];
      if (!answer) throw new Error('no answer was prepared');
      if (answer === 'lost') return Promise.reject(new TypeError('failed'));
      const [status, json] = answer;
      return Promise.resolve(new Response(json === undefined ? '' : JSON.stringify(json), { status }));
    });
  }

  answers(...next: Answer[]): void {
    this.#answers.splice(0, Infinity, ...next);
  }
  get addresses(): string[] {
    return this.asked.map(({ address }) => address);
  }
}

export const elsewhere = (node: string): Answer => [421, { error: { key: 'server.elsewhere' }, says: 'Elsewhere.', node }];
