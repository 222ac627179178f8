// The tables that the lobby offers: the last of those that go on, and of those that are finished.
import type { OwnTable } from '../api/types';
import { hide } from '../keep/hidden';
import { forgetSeat } from '../keep/seats';
import { ownTables } from '../profile/tables';

const RUNNING = 3; // one row on a desk; the profile has all of them
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
