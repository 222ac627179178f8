// Keeps a workspace in step with what the server says of the table, and a reload from losing what the person did.
import { untrack } from 'svelte';
import { keepDraft, keptDraft } from '../keep/draft';
import { keepHand, keptHand } from '../keep/hand';
import type { TableSession } from '../table/session.svelte';
import type { TileWorkspace } from './workspace.svelte';

// Where the deal is, and the order that the person had given to the tiles.
export interface Holding {
  readonly deal: number;
  readonly kept: () => readonly string[];
}

// Within a component, for it has effects.
export function stayInStep(session: TableSession, workspace: TileWorkspace, hold: (holding: Holding) => void): void {
  const table = () => session.table?.id ?? '';
  const deal = () => session.table?.deal ?? 0;
  const holdNow = () => hold({ deal: deal(), kept: () => keptHand(table(), deal()) });

  $effect.pre(() => {
    void [session.view, session.myTurn];
    untrack(holdNow);
  });
  $effect.pre(() => {
    workspace.busy = session.pending !== null;
  });
  untrack(() => {
    holdNow();
    const kept = keptDraft(table(), session.number);
    if (kept !== '') workspace.lay(kept);
  });
  $effect(() => keepHand(table(), deal(), workspace.hand.order));
  $effect(() => keepDraft(table(), session.number, workspace.turn.changed ? workspace.turn.text : ''));
}
