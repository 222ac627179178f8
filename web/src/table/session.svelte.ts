// The player's session at a table: the last state from the server, and the requests to it. It knows no rules.
import { changes, type Notice } from '../agree/changes';
import type { LinkStatus, OpenLink, TableLink } from '../api/link';
import type { AssessmentMessage, ClientMessage, HintMessage, MoveMessage } from '../api/messages';
import type { ServerMessage, StateMessage, UpdateMessage } from '../api/messages';
import type { ChatLine, DealtTile, Message, TableInfo, Ticket } from '../api/types';
import { keepPromise } from '../keep/promises';
import { Clock } from './clock.svelte';

export interface SessionSetup {
  readonly open: OpenLink;
  readonly onRematch?: (ticket: Ticket | { table: string }, word: string) => void;
}

// The latest update, for sounds, animation and announcements.
export interface News {
  readonly events: readonly Message[];
  readonly number: number;
}

export interface Assessment extends AssessmentMessage {
  readonly draft: string; // the judged draft
}

// Something other than a game event, and how many events preceded it.
export interface TableNotice extends Notice {
  readonly after: number;
}

export class TableSession {
  table = $state.raw<TableInfo | null>(null);
  you = $state.raw<number | null>(null);
  number = $state.raw(0);
  actors = $state.raw<readonly number[]>([]);
  view = $state.raw<unknown>(null);
  moves = $state.raw<readonly string[]>([]);
  arrangements = $state.raw<readonly string[]>([]);
  events = $state.raw<readonly Message[]>([]);
  chat = $state.raw<readonly ChatLine[]>([]);
  read = $state.raw(0); // chat lines already shown
  noticed = $state.raw(0); // chat lines that no longer need a bubble
  notices = $state.raw<readonly TableNotice[]>([]); // of this deal
  news = $state.raw<News>({ events: [], number: 0 });

  status = $state.raw<LinkStatus>('connecting');
  farewell = $state.raw<Message | null>(null);
  refusal = $state.raw<Message | null>(null);
  assessment = $state.raw<Assessment | null>(null);
  hint = $state.raw<HintMessage | null>(null);
  pending = $state.raw<MoveMessage | null>(null);
  readonly clock = new Clock();

  readonly myTurn = $derived(this.you !== null && this.actors.includes(this.you));
  readonly isHost = $derived(this.table !== null && this.you === this.table.host);
  readonly names = $derived(this.table?.seats.map((seat) => seat.name) ?? []);

  readonly #link: TableLink;
  readonly #onRematch: SessionSetup['onRematch'];
  // Ids must be unique at this table, even after a reload or in a second tab.
  readonly #tab = Math.random().toString(36).slice(2, 10);
  #asked = 0;
  #met = false; // the table's state has arrived
  #word = ''; // for the next match
  #draft = '';
  #assessing = '';
  readonly #missing = new Set<number>(); // seats whose players we saw leave
  readonly #arranging = new Map<string, (groups: string[][]) => void>();

  constructor({ open, onRematch }: SessionSetup) {
    this.#onRematch = onRematch;
    this.#link = open({
      receive: (message) => this.#receive(message),
      status: (status) => (this.status = status),
    });
  }

  close(): void {
    this.clock.set(null);
    this.#link.close();
  }
  probe(): void {
    this.#link.probe();
  }

  // --- player actions

  offers(move: string): boolean {
    return this.myTurn && this.pending === null && this.moves.includes(move);
  }
  move(move: string): void {
    if (this.pending) return;
    this.refusal = null;
    this.noticeChat();
    this.pending = { type: 'move', id: this.#newId('m'), number: this.number, move };
    this.#send(this.pending);
  }

  // The turn being built; the server says whether it would be legal. Empty: none.
  consider(draft: string): void {
    this.refusal = null;
    this.#draft = draft;
    this.#assess();
  }

  arrange(how: string, then: (groups: string[][]) => void): void {
    const id = this.#newId('r');
    if (this.#send({ type: 'arrange', id, how })) this.#arranging.set(id, then);
  }

  // Hints are counted, so the same one is not requested twice; its answer is shown again.
  askHint(): void {
    this.refusal = null;
    if (this.hint) this.hint = { ...this.hint };
    else this.#send({ type: 'hint', id: this.#newId('h') });
  }

  next(): void {
    this.#send({ type: 'next', number: this.number });
  }
  start(): void {
    this.#send({ type: 'start' });
  }
  rematch(word: string): void {
    this.#word = word;
    this.#send({ type: 'rematch', word });
  }
  leave(): void {
    this.#send({ type: 'leave' });
  }
  resign(): void {
    this.#send({ type: 'resign' });
  }
  readChat(): void {
    this.read = this.noticed = this.chat.length;
  }
  noticeChat(): void {
    this.noticed = this.chat.length;
  }
  // Offers to end the match, or agrees to it.
  end(): void {
    this.#send({ type: 'end' });
  }
  decline(): void {
    this.#send({ type: 'decline' });
  }
  say(text: string): void {
    this.#send({ type: 'chat', text });
  }
  change(settings: { chat?: boolean; pace?: number }): void {
    this.#send({ type: 'settings', ...settings });
  }

  // --- server messages

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case 'state':
        return this.#onState(message);
      case 'update':
        // An update that arrived before the state is included in it.
        return this.status === 'open' ? this.#onUpdate(message) : undefined;
      case 'done':
        return this.#settle(message.id);
      case 'refused':
        return this.#onRefused(message.id, message.reason);
      case 'table':
        return this.status === 'open' ? this.#onTable(message.table) : undefined;
      case 'assessment':
        if (message.id === this.#assessing) this.assessment = { ...message, draft: this.#draft };
        return;
      case 'arrangement':
        this.#arranging.get(message.id)?.(message.groups);
        this.#arranging.delete(message.id);
        return;
      case 'hint':
        if (message.number === this.number) this.hint = message;
        return;
      case 'chat':
        this.chat = [...this.chat, { seat: message.seat, text: message.text }];
        return;
      case 'rematch':
        this.#onRematch?.(message.token === undefined ? { table: message.table } : (message as Ticket), this.#word);
        return;
      case 'goodbye':
        this.farewell = message.reason;
    }
  }

  #onState(state: StateMessage): void {
    this.farewell = null;
    this.you = state.you;
    this.arrangements = state.arrangements ?? [];
    this.chat = state.chat ?? [];
    if (!this.#met) this.readChat(); // earlier messages are not new to us
    this.#met = true;
    this.#arranging.clear();
    this.#setGame(state);
    this.events = state.events;
    this.notices = [];
    this.#missing.clear();
    this.#setTable(state.table);
    this.#remember(state.dealt);
    this.#assess();
    // It may have arrived before the connection was lost; the server can tell by its id.
    if (this.pending) this.#send(this.pending);
  }

  #onUpdate(update: UpdateMessage): void {
    const newDeal = update.table !== undefined && update.table.deal !== this.table?.deal;
    this.#setGame(update);
    this.events = newDeal ? update.events : [...this.events, ...update.events];
    if (newDeal) this.notices = [];
    if (update.table) this.#setTable(update.table);
    this.clock.set(update.time ?? null);
    if (newDeal) this.#remember(update.dealt);
    if (update.id) this.#settle(update.id);
    this.news = { events: update.events, number: update.number };
    this.#assess();
  }

  #setGame(message: StateMessage | UpdateMessage): void {
    if (message.number !== this.number) this.hint = null;
    this.number = message.number;
    this.actors = message.actors;
    this.view = message.view;
    this.moves = message.moves ?? [];
  }

  #onTable(table: TableInfo): void {
    const found = this.table ? changes(this.table, table, this.you, this.#missing) : [];
    for (const { what, seat } of found) {
      if (what === 'gone' || what === 'left') this.#missing.add(seat);
      else if (what === 'back') this.#missing.delete(seat);
    }
    const after = this.events.length;
    this.notices = [...this.notices, ...found.map((notice) => ({ ...notice, after }))];
    this.#setTable(table);
  }

  #setTable(table: TableInfo): void {
    this.table = table;
    this.clock.set(table.time);
  }

  #remember(dealt: readonly DealtTile[] | undefined): void {
    if (!this.table?.fair || this.you === null) return;
    keepPromise(this.table.id, this.table.fair.commitment, this.table.deal, dealt ?? []);
  }

  #onRefused(id: string | undefined, reason: Message): void {
    if (id) this.#settle(id);
    // Do not report a draft that came too late to be judged.
    if (!id?.startsWith('a')) this.refusal = reason;
  }

  #settle(id: string): void {
    if (this.pending?.id === id) this.pending = null;
  }

  // The last verdict stays visible until the next one arrives.
  #assess(): void {
    this.#assessing = '';
    if (this.#draft === '') this.assessment = null;
    if (this.#draft === '' || this.you === null) return;
    const id = this.#newId('a');
    if (this.#send({ type: 'assess', id, draft: this.#draft })) this.#assessing = id;
  }

  #send(message: ClientMessage): boolean {
    return this.#link.send(message);
  }
  #newId(kind: string): string {
    return `${kind}${++this.#asked}-${this.#tab}`;
  }
}
