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

export interface LinkSetup {
  hello: () => ClientMessage;
  receive: (message: ServerMessage) => void;
  status: (status: LinkStatus) => void;
  connect: () => Socket;
}

const OPEN = 1;
const SILENCE_MS = 5000; // after a question that the server always answers

export class Link {
  #socket: Socket | null = null;
  #attempt = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(private readonly setup: LinkSetup) {
    this.#connect();
  }

  // Says whether it went out; what did not is for the caller to send again after the next state.
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

export function socketTo(table: string): Socket {
  const address = new URL(`/api/tables/${encodeURIComponent(table)}/socket`, location.href);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  // WebSocket's own handler types are wider than what is needed here.
  return new WebSocket(address) as unknown as Socket;
}
