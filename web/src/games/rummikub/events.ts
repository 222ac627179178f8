// Turns, from the events of a deal.
import { tilesIn } from '../../api/arguments';
import type { Message } from '../../api/types';
import { STOCK } from '../../shared/spots';
import { lastRoundOf, sinceTurnOf, turnsOf } from '../../tiles/turns';
import { drawFrom, PLAY, type Cue } from '../cue';
import { rummikubWords } from './words';

const PLACES = 'rummikub.places';
const ADDS = 'rummikub.adds';
export const LATE = 'rummikub.late';
const DRAWS = 'rummikub.draws';
const DRAWS_TILE = 'rummikub.draws_tile';
const PASSES = 'rummikub.passes';
const OF_TURNS = new Set([PLACES, ADDS, LATE, DRAWS, DRAWS_TILE, PASSES]);

// A turn that places tiles has one event for each changed set.
export const isPlaced = ({ key }: Message) => key === PLACES || key === ADDS;

export function tilesOf(event: Message): readonly string[] {
  if (isPlaced(event)) return tilesIn(event, 'tiles');
  return event.key === DRAWS_TILE ? tilesIn(event, 'tile') : [];
}

export function cue(event: Message): Cue | null {
  if (isPlaced(event)) return PLAY;
  return event.key === DRAWS || event.key === DRAWS_TILE ? drawFrom(STOCK) : null;
}

// A player whose time runs out draws after it, in the same turn.
export const turns = (events: readonly Message[]) => turnsOf(events, OF_TURNS);
export const lastRound = (events: readonly Message[]) => lastRoundOf(turns(events));

export function deed(events: readonly Message[], seat: number): string | null {
  const turn = turns(events).findLast((each) => each.seat === seat);
  if (!turn) return null;
  const did = (...keys: readonly string[]) => turn.events.filter((event) => keys.includes(event.key));
  const placed = turn.events.filter(isPlaced).flatMap(tilesOf).length;
  if (did(LATE).length > 0) return rummikubWords.late;
  if (placed > 0) return rummikubWords.placed(placed);
  const drawn = did(DRAWS, DRAWS_TILE).length;
  return drawn > 0 ? rummikubWords.drew(drawn) : rummikubWords.passed;
}

export function placedByOthers(events: readonly Message[], seat: number | null): readonly string[] {
  return sinceTurnOf(turns(events), seat).filter(isPlaced).flatMap(tilesOf);
}
