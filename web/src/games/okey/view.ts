// What the server shows of a deal of Okey.

export interface OkeyView {
  readonly turn: number;
  readonly phase: 'draw' | 'discard' | 'over';
  readonly hands: readonly (readonly string[] | null)[];
  readonly counts: readonly number[];
  readonly chains: readonly (readonly (readonly string[])[] | null)[]; // what is complete in the hands that we see
  readonly known: readonly (readonly string[])[]; // taken from a discard pile and still held
  readonly discards: readonly (readonly string[])[]; // a pile a seat; the last is the top
  readonly stack: number;
  readonly drawn?: string; // in this turn, where we may know it
  readonly indicator?: string; // lies open, where there are jokers
  readonly joker?: string;
  readonly shown?: number; // who showed the twin of the indicator
}

export const okeyView = (view: unknown) => view as OkeyView;

// From whose pile a seat takes.
export const before = (seat: number, { discards }: OkeyView) => (seat + discards.length - 1) % discards.length;
export const topOf = ({ discards }: OkeyView, seat: number) => discards[seat]?.at(-1);
