// A table as a test wants it: the test itself is the server at the other end of the socket, and judges as it likes.
import type { Page, WebSocketRoute } from '@playwright/test';

export interface Prepared {
  readonly game: string;
  readonly rules: string;
  readonly view: unknown;
  readonly moves: readonly string[];
  readonly judge: (draft: string) => { refusal?: unknown; remark?: unknown; parts?: unknown; worth?: number };
}

interface Sent {
  readonly type: string;
  readonly id: string;
  readonly draft?: string;
  readonly move?: string;
}

export class PreparedTable {
  readonly #sent: Sent[] = [];
  #socket: WebSocketRoute | null = null;

  private constructor(private readonly prepared: Prepared) {}

  static async open(page: Page, prepared: Prepared): Promise<PreparedTable> {
    const table = new PreparedTable(prepared);
    await page.route('**/api/tables/T', (route) => route.fulfill({ json: table.#info }));
    await page.routeWebSocket(/\/socket$/, (socket) => {
      table.#socket = socket;
      socket.onMessage((text) => table.#hear(JSON.parse(String(text)) as Sent));
    });
    const seat = { table: 'T', seat: 0, token: 't', game: prepared.game, name: 'Ada', word: '', time: 1 };
    await page.evaluate((kept) => localStorage.setItem('parlor.seats', JSON.stringify({ T: kept })), seat);
    await page.goto('#/table/T');
    return table;
  }

  // The moves that were sent, the last of them last.
  moves(): string[] {
    return this.#sent.flatMap(({ move }) => move ?? []);
  }

  get #info() {
    const { game, rules } = this.prepared;
    const seat = { level: '', here: true, away: false, hints: 0, ready: false };
    return {
      id: 'T', game, rules, match: 'deals 1', phase: 'playing', host: 0, chat: true, watch: true, pace: 0, clock: 0, watchers: 0,
      seats: [{ ...seat, name: 'Ada', kind: 'person' }, { ...seat, name: 'Basil', kind: 'person' }],
      deal: 1, scores: [0, 0], sheet: [], winners: [], leaders: [], time: null, fair: null,
    };
  }
  #hear(message: Sent): void {
    this.#sent.push(message);
    const { view, moves, judge } = this.prepared;
    if (message.type === 'sit') {
      this.#say({ type: 'state', you: 0, number: 1, actors: [0], table: this.#info, view, moves, arrangements: [], events: [], dealt: [], chat: [] });
    } else if (message.type === 'assess') {
      const nothing = { refusal: null, remark: null, parts: [], worth: null };
      this.#say({ type: 'assessment', id: message.id, number: 1, ...nothing, ...judge(message.draft ?? '') });
    }
  }
  #say(message: unknown): void {
    this.#socket?.send(JSON.stringify(message));
  }
}
