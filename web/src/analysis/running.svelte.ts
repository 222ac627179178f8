// An analysis that arrives move by move.
import type { Analysis } from '../api/types';

type Ask = (known: number) => Promise<Analysis>;

export class RunningAnalysis {
  found = $state.raw<Analysis | null>(null); // so far
  problem = $state.raw<unknown>(null);
  readonly whole = $derived(this.found !== null && this.found.moves.length >= this.found.decisions);
  #stopped = false;

  // Requests more moves until the analysis is complete. Results so far are kept if a request fails.
  async follow(ask: Ask): Promise<void> {
    this.problem = null;
    try {
      while (!this.whole && !this.#stopped) {
        const known = this.found?.moves ?? [];
        const more = await ask(known.length);
        this.found = { ...more, moves: [...known, ...more.moves] };
      }
    } catch (problem) {
      this.problem = problem;
    }
  }
  stop(): void {
    this.#stopped = true;
  }
}
