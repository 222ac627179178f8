// What the server shows of a deal of Remi (view_json in src/games/remi/rules/text.cpp).
import type { Choices } from '../../api/types';

export interface RemiView {
  readonly turn: number;
  readonly phase: 'draw' | 'discard' | 'over';
  readonly racks: readonly (readonly string[] | null)[];
  readonly counts: readonly number[];
  readonly discards: readonly (readonly string[])[]; // the last is the top
  readonly pool: number;
  readonly drawn?: string; // what we drew or took in this turn
  readonly known: readonly (readonly string[])[]; // taken from a discard pile and still held
  readonly melded: readonly boolean[];
  readonly table: readonly (readonly string[])[];
}

export const remiView = (view: unknown) => view as RemiView;

// In the basic game nothing is laid: who can lay all wins.
export const isAdvanced = ({ set }: Choices) => set === 'advanced';
