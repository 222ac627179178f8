// What the one at the bottom can do with the piles, where that is us.
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

// A drag ends with a click of the browser's that nobody meant.
export const pressed = ({ drag }: Hands, does: () => void) => {
  if (!drag.endsNow()) does();
};
