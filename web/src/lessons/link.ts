// A lesson behaves like a table, over plain requests. The server keeps no state, so each request says how far we are.
import { Refusal, type LessonAnswer, type LessonQuestion } from '../api/http';
import type { Ears, TableLink } from '../api/link';
import type { ClientMessage, ServerMessage } from '../api/messages';
import { problemText } from '../api/problem';
import { retryDelay } from '../api/retry';

export interface LessonSetup extends Ears {
  readonly id: string; // of the table it imitates
  readonly ask: (question: LessonQuestion) => Promise<LessonAnswer>;
  readonly finished: () => void;
  readonly failed: (says: string) => void; // unknown lesson
}

// With no other players, there are no other messages.
const UNDERSTOOD: readonly ClientMessage['type'][] = ['state', 'move', 'assess', 'arrange', 'hint'];

export class LessonLink implements TableLink {
  readonly #done: string[] = [];
  #queue: Promise<void> = Promise.resolve(); // one request at a time, because each depends on the accepted moves
  #open = true;
  #attempt = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly setup: LessonSetup) {
    this.probe();
  }

  send(message: ClientMessage): boolean {
    if (!this.#open || !UNDERSTOOD.includes(message.type)) return false;
    this.#queue = this.#queue.then(() => this.#ask(message));
    return true;
  }

  probe(): void {
    clearTimeout(this.#retry);
    this.#open = true;
    this.send({ type: 'state' });
  }

  close(): void {
    clearTimeout(this.#retry);
    this.#open = false;
  }

  async #ask(message: ClientMessage): Promise<void> {
    if (!this.#open) return;
    try {
      const answer = await this.setup.ask({ done: [...this.#done], message });
      if (this.#open) this.#hear(message, answer);
    } catch (problem) {
      if (this.#open) this.#lose(problem);
    }
  }

  #hear(asked: ClientMessage, { messages, finished }: LessonAnswer): void {
    this.#attempt = 0;
    if (asked.type === 'move' && messages.some(({ type }) => type === 'update')) this.#done.push(asked.move);
    for (const message of messages) {
      if (message.type === 'state') this.setup.status('open');
      this.setup.receive(this.#named(message));
    }
    if (finished) this.setup.finished();
  }

  // The browser stores what it remembers under the table's id.
  #named(message: ServerMessage): ServerMessage {
    return 'table' in message && typeof message.table === 'object'
      ? ({ ...message, table: { ...message.table, id: this.setup.id } } as ServerMessage)
      : message;
  }

  // The session repeats unanswered requests after the next state.
  #lose(problem: unknown): void {
    this.#open = false;
    if (problem instanceof Refusal) {
      this.setup.failed(problemText(problem));
      return;
    }
    this.setup.status('lost');
    this.#retry = setTimeout(() => this.probe(), retryDelay(this.#attempt++));
  }
}
