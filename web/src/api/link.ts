// A connection to a table that comes back by itself.
import type { ClientMessage, ServerMessage } from './messages';
import { retryDelay } from './retry';

export type LinkStatus = 'connecting' | 'open' | 'lost';

// The part of WebSocket that is used here, so that tests can stand in for it.
export interface Socket {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

// Who listens to a link.
export interface Ears {
  readonly receive: (message: ServerMessage) => void;
  readonly status: (status: LinkStatus) => void;
}

// What one says things through, be it a socket or something else that answers as a table does.
export interface TableLink {
  send(message: ClientMessage): boolean; // says whether it went out
  probe(): void; // is anybody still there?
  close(): void;
}
export type OpenLink = (ears: Ears) => TableLink;

export interface LinkSetup extends Ears {
  readonly hello: () => ClientMessage;
  readonly connect: () => Socket;
}

const OPEN = 1;
const SILENCE_MS = 5000; // after a question that the server always answers

export class Link implements TableLink {
  #socket: Socket | null = null;
  #attempt = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(private readonly setup: LinkSetup) {
    this.#connect();
  }

  // What did not go out is for the caller to send again after the next state.
  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  // A phone that slept may hold a socket that is dead without knowing: ask, and expect an answer soon.
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
    const socket = this.setup.connect();
    this.#socket = socket;
    socket.onopen = () => this.send(this.setup.hello());
    socket.onmessage = ({ data }) => this.#receive(data);
    socket.onclose = () => this.#lose();
    this.#silence = setTimeout(() => this.#lose(), 2 * SILENCE_MS);
  }

  #receive(data: unknown): void {
    clearTimeout(this.#silence);
    const message = JSON.parse(String(data)) as ServerMessage;
    if (message.type === 'state') {
      this.#attempt = 0;
      this.setup.status('open');
    }
    this.setup.receive(message);
  }

  #lose(): void {
    this.#drop();
    this.setup.status('lost');
    this.#retry = setTimeout(() => this.#connect(), retryDelay(this.#attempt++));
  }

  // A socket that was given up must not report its end later.
  #drop(): void {
    clearTimeout(this.#silence);
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }
}

// To a table, seated with a token or (null) watching.
export function linkTo(table: string, token: string | null, connect: (table: string) => Socket = socketTo): OpenLink {
  const hello = (): ClientMessage => (token === null ? { type: 'watch' } : { type: 'sit', token, moves: true });
  return (ears) => new Link({ ...ears, hello, connect: () => connect(table) });
}

function socketTo(table: string): Socket {
  const address = new URL(`/api/tables/${encodeURIComponent(table)}/socket`, location.href);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  // WebSocket's own handler types are wider than what is needed here.
  return new WebSocket(address) as unknown as Socket;
}
