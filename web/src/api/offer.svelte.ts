// What the server offers: its games and its sentences. Asked for once, and again until it answers.
import { server } from './http';
import { retryDelay } from './retry';
import type { GameInfo, Phrases } from './types';

class Offer {
  games = $state.raw<readonly GameInfo[]>([]);
  phrases = $state.raw<Phrases>({});
  here = $state.raw(false);
  failed = $state.raw(false);

  async load(attempt = 0): Promise<void> {
    try {
      [this.games, this.phrases] = await Promise.all([server.games(), server.phrases()]);
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
}

export const offer = new Offer();
