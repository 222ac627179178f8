// Keeps a workspace in step with the server, and keeps the player's work across a reload.
import { untrack } from 'svelte';
import { keepDraft, keptDraft } from '../keep/draft';
import { keepHand, keptHand } from '../keep/hand';
import type { TableSession } from '../table/session.svelte';
import type { TileWorkspace } from './workspace.svelte';

// The current deal, and the player's order of the tiles.
export interface Holding {
  readonly deal: number;
  readonly kept: () => readonly string[];
}

// Call it within a component, because it creates effects.
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
