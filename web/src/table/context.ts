// The context shared by all parts of the table's screen.
import { createContext } from 'svelte';
import type { GameInfo, Phrases } from '../api/types';
import type { GamePage } from '../games/page';
import { say } from '../words/say';
import type { Voice } from '../words/voice';
import type { TableSession } from './session.svelte';

export class AtTable {
  constructor(
    readonly session: TableSession,
    readonly game: GamePage,
    readonly info: GameInfo,
    private readonly phrases: Phrases,
  ) {}

  readonly eyes = this.#voice((text) => this.game.shown(text));
  readonly ears = this.#voice((text) => this.game.spoken(text));
  readonly say = this.eyes.say;

  #voice(tiles: Voice['tiles']): Voice {
    return { tiles, say: (message) => say(message, { phrases: this.phrases, names: this.session.names, text: tiles }) };
  }
}

export const [useTable, provideTable] = createContext<AtTable>();
