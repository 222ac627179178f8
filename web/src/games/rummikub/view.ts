// The server's view of a deal of Rummikub (view_json in src/games/rummikub/rules/text.cpp).
import type { Choices } from '../../api/types';
import type { SetsView } from '../../tiles/set-page';

export interface RummikubView extends SetsView {
  readonly bag: number;
  readonly turn: number;
  readonly over: boolean;
}

export const rummikubView = (view: unknown) => view as RummikubView;

// In the real game the table can be rearranged; in the handout's game sets only grow.
export const isReal = ({ set }: Choices) => set === 'real';
export const mostOnRack = ({ rack }: Choices) => (typeof rack === 'number' ? rack : Infinity);
