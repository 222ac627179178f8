// A table in any state: the test itself plays the server at the other end of the socket.
import type { Page, WebSocketRoute } from '@playwright/test';

export interface Prepared {
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly view: unknown;
  readonly moves: readonly string[];
  readonly names?: readonly string[]; // of all players; we are the first
  readonly actors?: readonly number[];
  readonly table?: Readonly<Record<string, unknown>>; // other fields of the table
  readonly arrangements?: readonly string[];
  readonly arrange?: (how: string) => readonly (readonly string[])[];
  readonly judge: (draft: string) => { refusal?: unknown; remark?: unknown; parts?: unknown; worth?: number };
}

interface Sent {
  readonly type: string;
  readonly id: string;
  readonly draft?: string;
  readonly move?: string;
  readonly how?: string;
}

// The next update, which also confirms our last move.
export type News = Partial<Pick<Prepared, 'view' | 'moves' | 'actors' | 'table'>> & { readonly events?: readonly unknown[] };

export class PreparedTable {
  readonly #sent: Sent[] = [];
  #socket: WebSocketRoute | null = null;
  #number = 1;

  private constructor(private prepared: Prepared) {}

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

  // The moves sent so far, in order.
  moves(): string[] {
    return this.#sent.flatMap(({ move }) => move ?? []);
  }

  update({ events = [], ...changes }: News): void {
    this.prepared = { ...this.prepared, ...changes };
    const { view, moves, actors = [0] } = this.prepared;
    const id = this.#sent.findLast(({ move }) => move !== undefined)?.id;
    const table = changes.table ? { table: this.#info } : {};
    this.#say({ type: 'update', number: ++this.#number, actors, events, view, moves, id, ...table });
  }

  chat(seat: number, text: string): void {
    this.#say({ type: 'chat', seat, text });
  }

  // Changes to the table without a move.
  change(table: Prepared['table']): void {
    this.prepared = { ...this.prepared, table: { ...this.prepared.table, ...table } };
    this.#say({ type: 'table', table: this.#info });
  }

  get #info() {
    const { game, options, names = ['Ada', 'Basil'], table } = this.prepared;
    const seat = { level: '', here: true, away: false, hints: 0, ready: false };
    return {
      id: 'T', game, rules: '1', options, match: 'deals 1', phase: 'playing', host: 0, chat: true, watch: true, pace: 0, clock: 0, watchers: 0,
      seats: names.map((name) => ({ ...seat, name, kind: 'person' })),
      deal: 1, scores: names.map(() => 0), sheet: [], winners: [], leaders: [], time: null, fair: null, ...table,
    };
  }
  #hear(message: Sent): void {
    this.#sent.push(message);
    const { view, moves, actors = [0], arrangements = [], arrange, judge } = this.prepared;
    if (message.type === 'sit') {
      const state = { you: 0, number: this.#number, actors, table: this.#info, view, moves, arrangements };
      this.#say({ type: 'state', ...state, events: [], dealt: [], chat: [] });
    } else if (message.type === 'arrange') {
      this.#say({ type: 'arrangement', id: message.id, groups: arrange?.(message.how ?? '') ?? [] });
    } else if (message.type === 'assess') {
      const nothing = { refusal: null, remark: null, parts: [], worth: null };
      this.#say({ type: 'assessment', id: message.id, number: this.#number, ...nothing, ...judge(message.draft ?? '') });
    }
  }
  #say(message: unknown): void {
    this.#socket?.send(JSON.stringify(message));
  }
}
