// The parts of the server's state that a workspace needs.
import { onDestroy, untrack } from 'svelte';
import { keepHand, keptHand } from '../../keep/hand';
import type { TableSession } from '../../table/session.svelte';
import { okeyView } from './view';
import type { Workspace } from './workspace.svelte';

export class Follow {
  arrives: number | null = null; // the place for the tile we draw, if we chose one
  #came = $state.raw<string | null>(null); // the latest tile

  readonly #session: TableSession;
  readonly #workspace: Workspace;
  // After a reload an identical tile will do.
  readonly drawn = $derived.by(() => {
    const { drawn } = okeyView(this.#session.view);
    if (!this.#session.myTurn || !drawn) return null;
    const came = this.#came === null ? undefined : this.#workspace.piece(this.#came);
    return came?.face === drawn ? came.id : (this.#workspace.rack.pieces.findLast(({ face }) => face === drawn)?.id ?? null);
  });

  // Call it within a component, because it creates effects.
  constructor(session: TableSession, workspace: Workspace) {
    this.#session = session;
    this.#workspace = workspace;
    const table = () => session.table?.id ?? '';
    const deal = () => session.table?.deal ?? 0;
    const hold = () => this.#hold(deal(), () => keptHand(table(), deal()));
    $effect.pre(() => {
      void [session.view, session.myTurn];
      untrack(hold);
    });
    $effect.pre(() => {
      workspace.busy = session.pending !== null;
    });
    untrack(hold);
    $effect(() => keepHand(table(), deal(), workspace.rack.kept));
    $effect(() => {
      const { draft } = workspace;
      untrack(() => session.consider(draft));
    });
    onDestroy(() => session.consider(''));
  }

  #hold(deal: number, kept: () => readonly string[]): void {
    const { hands, phase } = okeyView(this.#session.view);
    const mine = this.#session.myTurn && phase === 'discard';
    const came = this.#workspace.hold(deal, hands[this.#session.you ?? 0] ?? [], mine, kept);
    const [first] = came;
    if (came.length !== 1 || first === undefined) return;
    this.#came = first;
    if (this.arrives !== null) this.#workspace.rack.put(first, this.arrives);
    this.arrives = null;
  }
}
