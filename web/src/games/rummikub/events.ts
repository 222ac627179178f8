// What the events of a deal tell about its turns.
import { tilesIn } from '../../api/arguments';
import type { Message } from '../../api/types';
import { lastRoundOf, sinceTurnOf, turnsOf } from '../../tiles/turns';
import { rummikubWords } from './words';

export const PLACES = 'rummikub.places';
export const LATE = 'rummikub.late';
const DRAWS = 'rummikub.draws';
const DRAWS_TILE = 'rummikub.draws_tile';
const PASSES = 'rummikub.passes';
const OF_TURNS = new Set([PLACES, LATE, DRAWS, DRAWS_TILE, PASSES]);

export function tilesOf(event: Message): readonly string[] {
  if (event.key === PLACES) return tilesIn(event, 'tiles');
  return event.key === DRAWS_TILE ? tilesIn(event, 'tile') : [];
}

// Somebody who is late draws after it, in the same turn.
export const turns = (events: readonly Message[]) => turnsOf(events, OF_TURNS);
export const lastRound = (events: readonly Message[]) => lastRoundOf(turns(events));

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

export function placedByOthers(events: readonly Message[], seat: number | null): readonly string[] {
  return sinceTurnOf(turns(events), seat).flatMap((event) => (event.key === PLACES ? tilesOf(event) : []));
}
