// What every part of the table's screen needs, handed down once.
import { createContext } from 'svelte';
import type { GameInfo, Message, Phrases } from '../api/types';
import type { GamePage } from '../games/page';
import { say } from '../words/say';
import type { TableSession } from './session.svelte';

export class AtTable {
  constructor(
    readonly session: TableSession,
    readonly game: GamePage,
    readonly info: GameInfo,
    private readonly phrases: Phrases,
  ) {}

  // A sentence for the eyes, and one for the ears.
  readonly say = (message: Message): string => this.#said(message, this.game.shown);
  readonly speak = (message: Message): string => this.#said(message, this.game.spoken);

  #said(message: Message, text: (text: string) => string): string {
    return say(message, { phrases: this.phrases, names: this.session.names, text });
  }
}

export const [useTable, provideTable] = createContext<AtTable>();
