// The server's profile for this browser's key, loaded page by page.
import { server } from '../api/http';
import type { OwnTable, Profile, Statistics } from '../api/types';
import { profileKey, takeKey } from '../keep/profile';
import { settings } from '../keep/settings.svelte';

export class OwnProfile {
  key = $state.raw(profileKey());
  statistics = $state.raw<readonly Statistics[]>([]);
  tables = $state.raw<readonly OwnTable[]>([]);
  before = $state.raw<string | null>(null); // where older tables start
  here = $state.raw(false);
  problem = $state.raw<string | null>(null); // why it could not be loaded

  readonly running = $derived(this.tables.filter(({ phase }) => phase !== 'over'));
  readonly finished = $derived(this.tables.filter(({ phase }) => phase === 'over'));
  readonly empty = $derived(this.here && this.tables.length === 0 && this.statistics.length === 0);

  load(): Promise<void> {
    return this.#ask(null, (profile) => {
      this.statistics = profile.statistics;
      this.tables = profile.tables;
      this.here = true;
      if (settings.name === '') settings.name = profile.name;
    });
  }
  more(): Promise<void> {
    return this.#ask(this.before, ({ tables }) => (this.tables = [...this.tables, ...tables]));
  }

  // Switches to the games of another key.
  take(key: string): Promise<void> {
    this.key = takeKey(key);
    this.here = false;
    settings.name = '';
    return this.load();
  }

  async #ask(before: string | null, then: (profile: Profile) => void): Promise<void> {
    const { key } = this;
    this.problem = null;
    try {
      const profile = await server.profile(key, before);
      if (key !== this.key) return;
      then(profile);
      this.before = profile.before;
    } catch (failed) {
      this.problem = failed instanceof Error ? failed.message : '';
    }
  }
}
