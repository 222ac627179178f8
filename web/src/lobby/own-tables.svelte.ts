// The tables listed in the lobby: the latest in progress, and the latest finished.
import type { OwnTable } from '../api/types';
import { hide } from '../keep/hidden';
import { forgetSeat } from '../keep/seats';
import { ownTables } from '../profile/tables';

const RUNNING = 3; // one row on a desktop; the profile lists all
const FINISHED = 3;
const MOST = 8; // that are looked for

export class OwnTables {
  #found = $state.raw<readonly OwnTable[]>([]);
  readonly running = $derived(this.#found.filter(({ phase }) => phase !== 'over').slice(0, RUNNING));
  readonly finished = $derived(this.#found.filter(({ phase }) => phase === 'over').slice(0, FINISHED));

  async load(): Promise<void> {
    this.#found = await ownTables(MOST);
  }

  readonly forget = (id: string): void => {
    forgetSeat(id);
    hide(id);
    this.#found = this.#found.filter(({ table }) => table !== id);
  };
}
