// What others did, besides moving, between two states of a table: they joined, left, asked or declined.
import type { TableInfo } from '../api/types';

export type Change = 'joined' | 'gone' | 'left' | 'back' | 'asks' | 'declines' | 'offers' | 'playsOn';

export interface Notice {
  readonly what: Change;
  readonly seat: number;
}

// `missing` are seats whose players we saw leave: only those can come back.
export function changes(before: TableInfo, after: TableInfo, you: number | null, missing: ReadonlySet<number>): Notice[] {
  const over = after.phase === 'over';
  const offered = before.seats.some(({ ends }) => ends);
  return after.seats.flatMap((now, seat) => {
    const was = before.seats[seat];
    if (seat === you || !was || now.kind !== 'person') return [];
    const found: Change[] = [];
    if (was.kind === 'open') found.push('joined');
    const wentAway = now.away && !was.away;
    if (wentAway || (was.here && !now.here && !now.away && over)) found.push('left');
    else if (was.here && !now.here && !now.away) found.push('gone');
    if (now.here && !was.here && missing.has(seat)) found.push('back');
    if (over && now.ready && !was.ready) found.push('asks');
    if (!over && now.ends && !offered) found.push('offers');
    if (now.declined && !was.declined) found.push(over ? 'declines' : 'playsOn');
    return found.map((what) => ({ what, seat }));
  });
}
