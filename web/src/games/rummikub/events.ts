// What the events of a deal tell about its turns.
import type { Message } from '../../api/types';
import { rummikubWords } from './words';

export const PLACES = 'rummikub.places';
export const LATE = 'rummikub.late';
const DRAWS = 'rummikub.draws';
const DRAWS_TILE = 'rummikub.draws_tile';
const PASSES = 'rummikub.passes';
const OF_TURNS = new Set([PLACES, LATE, DRAWS, DRAWS_TILE, PASSES]);

const text = (event: Message, name: string) => {
  const value = event[name];
  return typeof value === 'string' ? value : '';
};

export function tilesOf(event: Message): readonly string[] {
  if (event.key === PLACES) return text(event, 'tiles').split(' ').filter(Boolean);
  if (event.key === DRAWS_TILE) return text(event, 'tile').split(' ').filter(Boolean);
  return [];
}

export interface Turn {
  readonly seat: number;
  readonly events: readonly Message[];
}

// Somebody who is late draws after it: all that one seat does in a row is one turn.
export function turns(events: readonly Message[]): Turn[] {
  const all: { seat: number; events: Message[] }[] = [];
  for (const event of events) {
    if (!OF_TURNS.has(event.key)) continue;
    const seat = Number(event['seat']);
    const last = all.at(-1);
    if (last?.seat === seat) last.events.push(event);
    else all.push({ seat, events: [event] });
  }
  return all;
}

// Back to where a seat comes again.
export function lastRound(events: readonly Message[]): readonly Message[] {
  const seen = new Set<number>();
  const round: Message[] = [];
  for (const turn of turns(events).reverse()) {
    if (seen.has(turn.seat)) break;
    seen.add(turn.seat);
    round.unshift(...turn.events);
  }
  return round;
}

export function deed(events: readonly Message[], seat: number): string | null {
  const turn = turns(events).findLast((each) => each.seat === seat);
  if (!turn) return null;
  const did = (...keys: readonly string[]) => turn.events.filter((event) => keys.includes(event.key));
  const [placed] = did(PLACES);
  if (did(LATE).length > 0) return rummikubWords.late;
  if (placed) return rummikubWords.placed(tilesOf(placed).length);
  const drawn = did(DRAWS, DRAWS_TILE).length;
  return drawn > 0 ? rummikubWords.drew(drawn) : rummikubWords.passed;
}

// The tiles that others placed since this seat's last turn; all of the last turn for who has no seat.
export function placedByOthers(events: readonly Message[], seat: number | null): readonly string[] {
  const all = turns(events);
  const from = seat === null ? all.length - 1 : all.findLastIndex((turn) => turn.seat === seat) + 1;
  return all.slice(Math.max(0, from)).flatMap((turn) => turn.events.filter((event) => event.key === PLACES).flatMap(tilesOf));
}
