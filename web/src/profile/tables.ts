// The player's tables: those of the profile, and those this browser has a token for.
import { Refusal, server } from '../api/http';
import type { OwnTable, TableInfo } from '../api/types';
import { isHidden } from '../keep/hidden';
import { keptKey } from '../keep/profile';
import { forgetSeat, keepSeat, keptSeats, seatAt, type KeptSeat } from '../keep/seats';

export function othersAt({ seats, seat }: OwnTable): string {
  return seats
    .filter((each, i) => i !== seat && each.kind !== 'open')
    .map((each) => each.name)
    .join(', ');
}

export function resultOf({ leaders, seat, called_off }: OwnTable): 'won' | 'shared' | 'lost' | 'none' {
  if (called_off) return 'none';
  if (!leaders.includes(seat)) return 'lost';
  return leaders.length === 1 ? 'won' : 'shared';
}

// The key of the profile is as good as the token of the seat, so a table also opens in a browser that never saw it.
function seatOf({ table, game, seat, seats, time }: OwnTable, key: string): KeptSeat {
  return { table, game, seat, token: key, name: seats[seat]?.name ?? '', word: '', time: time * 1000 };
}

export function remember(table: OwnTable): void {
  const key = keptKey();
  if (key !== null && !seatAt(table.table)) keepSeat(seatOf(table, key));
}

async function ofProfile(): Promise<readonly OwnTable[]> {
  const key = keptKey();
  if (key === null) return [];
  try {
    return (await server.profile(key)).tables;
  } catch (problem) {
    if (problem instanceof Refusal) return [];
    throw problem;
  }
}

// Our seat at a table, even if only the profile knows it.
export async function findSeat(id: string): Promise<KeptSeat | null> {
  const found = seatAt(id) ? undefined : (await ofProfile()).find(({ table }) => table === id);
  if (found) remember(found);
  return seatAt(id);
}

function ownTable({ seat, time }: KeptSeat, info: TableInfo): OwnTable {
  const { id, game, options, match, phase, scores, sheet, leaders, called_off, seats, start = 0 } = info;
  const hints = seats[seat]?.hints ?? 0;
  return { table: id, seat, time: time / 1000, game, options, match, phase, start, scores, sheet, leaders, called_off, seats, hints };
}

async function look(seat: KeptSeat): Promise<OwnTable | null> {
  try {
    return ownTable(seat, await server.table(seat.table));
  } catch (problem) {
    // Forget tables that the server no longer knows.
    if (problem instanceof Refusal && problem.status === 404) forgetSeat(seat.table);
    return null;
  }
}

// The tables in the lobby, newest first. A seat may have been taken with another key.
export async function ownTables(most: number): Promise<OwnTable[]> {
  const ours = await ofProfile().catch(() => []);
  const others = keptSeats().filter(({ table }) => !ours.some((own) => own.table === table));
  const looked = await Promise.all(others.slice(0, most).map(look));
  return [...ours, ...looked.filter((table) => table !== null)]
    .filter(({ table }) => !isHidden(table))
    .sort((one, other) => other.time - one.time);
}
