// A connection to a table that restores itself.
import type { ClientMessage, ServerMessage } from './messages';
import { Way } from './way';

export type LinkStatus = 'connecting' | 'open' | 'lost' | 'ended';

// The part of WebSocket used here, so that tests can replace it.
export interface Socket {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

// The listener of a link.
export interface Ears {
  readonly receive: (message: ServerMessage) => void;
  readonly status: (status: LinkStatus) => void;
}

// A channel to a table: a socket, or anything else that answers like a table.
export interface TableLink {
  send(message: ClientMessage): boolean; // returns whether it was sent
  probe(): void; // checks that the connection is alive
  close(): void;
}
export type OpenLink = (ears: Ears) => TableLink;

export interface LinkSetup extends Ears {
  readonly table: string;
  readonly hello: () => ClientMessage;
  readonly connect: (address: string) => Socket;
}

const OPEN = 1;
const SILENCE_MS = 5000; // without an answer before the connection counts as dead
// After these goodbyes every further attempt would fail in the same way.
const FINAL: readonly string[] = ['server.no_token', 'server.no_watching', 'server.quarantined'];

export class Link implements TableLink {
  readonly #way: Way;
  #socket: Socket | null = null;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(private readonly setup: LinkSetup) {
    this.#way = new Way(setup.table);
    this.#connect();
  }

  // The caller resends unsent messages after the next state.
  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  // After sleep a phone may have a dead socket that still looks open: ping it, and expect an answer soon.
  probe(): void {
    if (this.#closed) return;
    if (!this.#socket) {
      this.#connect();
    } else if (this.send({ type: 'state' })) {
      clearTimeout(this.#silence);
      this.#silence = setTimeout(() => this.#lose(), SILENCE_MS);
    }
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    this.#drop();
  }

  #connect(): void {
    clearTimeout(this.#retry);
    const socket = this.setup.connect(this.#way.address('/socket'));
    this.#socket = socket;
    socket.onopen = () => this.send(this.setup.hello());
    socket.onmessage = ({ data }) => this.#receive(data);
    socket.onclose = () => this.#lose();
    this.#silence = setTimeout(() => this.#lose(), 2 * SILENCE_MS);
  }

  #receive(data: unknown): void {
    clearTimeout(this.#silence);
    const message = JSON.parse(String(data)) as ServerMessage;
    if (message.type === 'elsewhere') return this.#connectIn(this.#way.elsewhere(message.node));
    if (message.type === 'state') {
      this.#way.found();
      this.setup.status('open');
    }
    this.setup.receive(message);
    if (message.type === 'goodbye' && FINAL.includes(message.reason.key)) {
      this.close();
      this.setup.status('ended');
    }
  }

  #lose(): void {
    this.#connectIn(this.#way.failed());
    this.setup.status('lost');
  }

  #connectIn(wait: number): void {
    this.#drop();
    this.#retry = setTimeout(() => this.#connect(), wait);
  }

  // An abandoned socket must not report that it closed.
  #drop(): void {
    clearTimeout(this.#silence);
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }
}

// Connects to a table, seated with a token or (null) as a spectator.
export function linkTo(table: string, token: string | null, connect: LinkSetup['connect'] = socketAt): OpenLink {
  const hello = (): ClientMessage => (token === null ? { type: 'watch' } : { type: 'sit', token, moves: true });
  return (ears) => new Link({ ...ears, table, hello, connect });
}

function socketAt(address: string): Socket {
  const whole = new URL(address, location.href);
  whole.protocol = whole.protocol === 'https:' ? 'wss:' : 'ws:';
  // WebSocket's own handler types are wider than what is needed here.
  return new WebSocket(whole) as unknown as Socket;
}
