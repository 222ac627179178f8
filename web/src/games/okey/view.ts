// The server's view of a deal of Okey.

export interface OkeyView {
  readonly turn: number;
  readonly phase: 'draw' | 'discard' | 'over';
  readonly hands: readonly (readonly string[] | null)[];
  readonly counts: readonly number[];
  readonly chains: readonly (readonly (readonly string[])[] | null)[]; // complete sets in the visible racks
  readonly known: readonly (readonly string[])[]; // taken from a discard pile and still held
  readonly discards: readonly (readonly string[])[]; // one pile per seat; the last is the top
  readonly stack: number;
  readonly drawn?: string; // in this turn, if we can know it
  readonly indicator?: string; // face up, if there are jokers
  readonly joker?: string;
  readonly shown?: number; // the seat that showed the indicator's matching tile
}

export const okeyView = (view: unknown) => view as OkeyView;

// From whose pile a seat takes.
export const before = (seat: number, { discards }: OkeyView) => (seat + discards.length - 1) % discards.length;
export const topOf = ({ discards }: OkeyView, seat: number) => discards[seat]?.at(-1);
