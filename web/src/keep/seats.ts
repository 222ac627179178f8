// The seats this browser has taken, for "Continue playing" in the lobby.
import { forget, read, write } from './storage';

export interface KeptSeat {
  readonly table: string;
  readonly game: string;
  readonly name: string;
  readonly seat: number;
  readonly token: string;
  readonly word: string;
  readonly time: number;
}

const MOST = 30;

type Kept = Record<string, KeptSeat>;
const all = () => read<Kept>('seats', {});

export function keptSeats(): KeptSeat[] {
  return Object.values(all()).sort((one, other) => other.time - one.time);
}

export function seatAt(table: string): KeptSeat | null {
  return all()[table] ?? null;
}

export function keepSeat(seat: KeptSeat): void {
  write('seats', { ...all(), [seat.table]: seat });
  for (const old of keptSeats().slice(MOST)) forgetSeat(old.table);
}

export function forgetSeat(table: string): void {
  const kept = all();
  delete kept[table];
  write('seats', kept);
  forget(`hand.${table}`);
  forget(`draft.${table}`);
  forget(`fair.${table}`);
}
