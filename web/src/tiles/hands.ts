// What the one at the bottom can do with the piles, where that is us.
import type { TableSession } from '../table/session.svelte';
import type { Drag } from './drag.svelte';

export interface Hands {
  readonly drag: Drag;
  readonly canDraw: boolean;
  readonly canTake: boolean;
  readonly discard: string | null; // the tile that can be discarded
  readonly ondraw: () => void;
  readonly ontake: () => void;
  readonly ondiscard: () => void;
}

interface Place {
  readonly drag: Drag;
  readonly session: Pick<TableSession, 'offers'>;
  readonly workspace: { readonly can: boolean; readonly single: { readonly face: string } | null };
  readonly draw: (move: 'draw' | 'take') => void;
  readonly discard: () => void;
}

export function handsOf({ drag, session, workspace, draw, discard }: Place): Hands {
  return {
    drag,
    canDraw: session.offers('draw'),
    canTake: session.offers('take'),
    discard: workspace.can ? (workspace.single?.face ?? null) : null,
    ondraw: () => draw('draw'),
    ontake: () => draw('take'),
    ondiscard: discard,
  };
}

// A drag ends with a click of the browser's that nobody meant.
export const pressed = ({ drag }: Hands, does: () => void) => {
  if (!drag.endsNow()) does();
};
