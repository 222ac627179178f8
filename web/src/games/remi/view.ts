// The server's view of a deal of Remi (view_json in src/games/remi/rules/text.cpp).
import type { Choices } from '../../api/types';
import type { SetsView } from '../../tiles/set-page';

export interface RemiView extends SetsView {
  readonly turn: number;
  readonly phase: 'draw' | 'discard' | 'over';
  readonly discards: readonly (readonly string[])[]; // the last is the top
  readonly pool: number;
  readonly drawn?: string; // what we drew or took in this turn
  readonly known: readonly (readonly string[])[]; // taken from a discard pile and still held
}

export const remiView = (view: unknown) => view as RemiView;

// In the basic game nothing is melded: a complete rack wins.
export const isAdvanced = ({ set }: Choices) => set === 'advanced';
