// A lesson speaks as a table does, over plain requests: the server keeps nothing, so each one says how far we are.
import { Refusal, type LessonAnswer, type LessonQuestion } from '../api/http';
import type { Ears, TableLink } from '../api/link';
import type { ClientMessage, ServerMessage } from '../api/messages';
import { problemText } from '../api/problem';
import { retryDelay } from '../api/retry';

export interface LessonSetup extends Ears {
  readonly id: string; // of the table that it pretends to be
  readonly ask: (question: LessonQuestion) => Promise<LessonAnswer>;
  readonly finished: () => void;
  readonly failed: (says: string) => void; // there is no such lesson
}

// At a table that nobody else sits at, there is nothing else to say.
const UNDERSTOOD: readonly ClientMessage['type'][] = ['state', 'move', 'assess', 'arrange', 'hint'];

export class LessonLink implements TableLink {
  readonly #done: string[] = [];
  #queue: Promise<void> = Promise.resolve(); // one question after the other: each depends on what was accepted
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

  // What the browser remembers of a table goes by its name.
  #named(message: ServerMessage): ServerMessage {
    return 'table' in message && typeof message.table === 'object'
      ? ({ ...message, table: { ...message.table, id: this.setup.id } } as ServerMessage)
      : message;
  }

  // What was not answered the session asks again after the next state.
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
