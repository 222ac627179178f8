// What we can do with the piles.
import type { TableSession } from '../table/session.svelte';
import type { Drag } from './drag.svelte';

export interface Hands {
  readonly drag: Drag;
  readonly canDraw: boolean;
  readonly canTake: boolean;
  readonly discard: string | null; // the tile that can be discarded
  readonly hinted: string; // the move that a hint names
  readonly ondraw: () => void;
  readonly ontake: () => void;
  readonly ondiscard: () => void;
}

interface Place {
  readonly drag: Drag;
  readonly session: Pick<TableSession, 'offers' | 'hint'>;
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
    hinted: session.hint?.move ?? '',
    ondraw: () => draw('draw'),
    ontake: () => draw('take'),
    ondiscard: discard,
  };
}

// While there is a hint, only what it names is highlighted.
export const quiet = ({ hinted }: Hands, move: string) => hinted !== '' && hinted !== move;

// Ignore the click that browsers fire at the end of a drag.
export const pressed = ({ drag }: Hands, does: () => void) => {
  if (!drag.endsNow()) does();
};
