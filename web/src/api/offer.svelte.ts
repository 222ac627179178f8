// What the server offers: its games and phrases. Requested once, and retried until it answers.
import { say } from '../words/say';
import { server } from './http';
import { retryDelay } from './retry';
import type { GameInfo, Message, Phrases } from './types';

class Offer {
  games = $state.raw<readonly GameInfo[]>([]);
  phrases = $state.raw<Phrases>({});
  here = $state.raw(false);
  failed = $state.raw(false);

  async load(attempt = 0): Promise<void> {
    try {
      ({ games: this.games, phrases: this.phrases } = await server.offer());
      this.here = true;
      this.failed = false;
    } catch {
      this.failed = true;
      setTimeout(() => void this.load(attempt + 1), retryDelay(attempt));
    }
  }

  game(name: string): GameInfo | undefined {
    return this.games.find((game) => game.name === name);
  }
  title(name: string): string {
    const game = this.game(name);
    return game ? this.say(game.title) : name;
  }

  // A sentence that names no seat.
  readonly say = (message: Message): string => say(message, { phrases: this.phrases, names: [] });
}

export const offer = new Offer();
