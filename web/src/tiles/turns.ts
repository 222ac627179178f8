// Turns from events, in games where seats play one after another.
import { seatIn } from '../api/arguments';
import type { Message } from '../api/types';

export interface SeatTurn {
  readonly seat: number;
  readonly events: readonly Message[];
}

// Consecutive events of one seat form a turn; `keys` are the events that count.
export function turnsOf(events: readonly Message[], keys: ReadonlySet<string>): SeatTurn[] {
  const all: { seat: number; events: Message[] }[] = [];
  for (const event of events) {
    const seat = seatIn(event);
    if (seat === null || !keys.has(event.key)) continue;
    const last = all.at(-1);
    if (last?.seat === seat) last.events.push(event);
    else all.push({ seat, events: [event] });
  }
  return all;
}

// Back to the same seat's previous turn.
export function lastRoundOf(turns: readonly SeatTurn[]): readonly Message[] {
  const seen = new Set<number>();
  const round: Message[] = [];
  for (const turn of turns.toReversed()) {
    if (seen.has(turn.seat)) break;
    seen.add(turn.seat);
    round.unshift(...turn.events);
  }
  return round;
}

// What others did since this seat's last turn; for spectators the whole last turn.
export function sinceTurnOf(turns: readonly SeatTurn[], seat: number | null): readonly Message[] {
  const from = seat === null ? turns.length - 1 : turns.findLastIndex((turn) => turn.seat === seat) + 1;
  return turns.slice(Math.max(0, from)).flatMap(({ events }) => events);
}
