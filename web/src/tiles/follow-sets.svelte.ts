// The parts of the server's state that a workspace with sets needs.
import type { Message } from '../api/types';
import type { TableSession } from '../table/session.svelte';
import { justPlaced } from './draft';
import type { SeatTurn } from './turns';
import type { TileWorkspace } from './workspace.svelte';

type Table = readonly (readonly string[])[];

export class FollowSets<Workspace extends TileWorkspace> {
  notice = $state.raw(''); // says that a draft was lost, until the player's next action
  #seen = $state.raw<Table | null>(null); // the table after our last turn

  protected readonly session: TableSession;
  protected readonly workspace: Workspace;
  readonly #placedByOthers: (events: readonly Message[], seat: number) => readonly string[];
  protected readonly you = $derived.by(() => this.session.you ?? 0);
  // What the others have placed since then.
  readonly fresh = $derived.by(() =>
    justPlaced(this.workspace.turn.base, this.#placedByOthers(this.session.events, this.you), this.#seen),
  );

  constructor(session: TableSession, workspace: Workspace, placedByOthers: (events: readonly Message[], seat: number) => readonly string[]) {
    this.session = session;
    this.workspace = workspace;
    this.#placedByOthers = placedByOthers;
  }

  protected look(table: Table, played: readonly SeatTurn[]): void {
    if (played.at(-1)?.seat === this.you) this.#seen = table;
    else if (!played.some(({ seat }) => seat === this.you)) this.#seen = [];
  }
}
