// What the events of a deal tell about its turns.
import { seatIn, textIn, tilesIn } from '../../api/arguments';
import type { Message } from '../../api/types';
import { lastRoundOf, turnsOf } from '../../tiles/turns';
import { shown } from './tile';
import { okeyWords } from './words';

const DRAWS = 'okey.draws';
const DRAWS_TILE = 'okey.draws_tile';
const TAKES = 'okey.takes';
const DISCARDS = 'okey.discards';
const SHOWS_TWIN = 'okey.shows_twin';
const PASSES = 'okey.passes';
const OF_TURNS = new Set([DRAWS, DRAWS_TILE, TAKES, DISCARDS, SHOWS_TWIN, PASSES]);

const NAMES: Readonly<Record<string, readonly string[]>> = {
  [DRAWS_TILE]: ['tile'],
  [TAKES]: ['tile'],
  [DISCARDS]: ['tile'],
  [SHOWS_TWIN]: ['tile'],
  'okey.indicator': ['tile', 'joker'],
  'okey.chain': ['tiles'],
  'okey.hand': ['tiles'],
};

export function tilesOf(event: Message): readonly string[] {
  return (NAMES[event.key] ?? []).flatMap((name) => tilesIn(event, name));
}

const turns = (events: readonly Message[]) => turnsOf(events, OF_TURNS);
// An empty pile says little: what lay on it may have been taken.
export const hasDiscarded = (events: readonly Message[]) => events.some(({ key }) => key === DISCARDS);
export const lastRound = (events: readonly Message[]) => lastRoundOf(turns(events));

// Where the tile came from; the discard lies there to be seen.
export function deed(events: readonly Message[], seat: number): string | null {
  const turn = turns(events).findLast((each) => each.seat === seat);
  const did = (key: string) => turn?.events.find((event) => event.key === key);
  const took = did(TAKES);
  if (took) return okeyWords.took(shown(textIn(took, 'tile')));
  if (did(DRAWS) ?? did(DRAWS_TILE)) return okeyWords.drew;
  if (did(PASSES)) return okeyWords.passed;
  return did(SHOWS_TWIN) ? okeyWords.showed : null;
}

// Whose discard pile has just changed its top, if any.
export function lastDiscard(events: readonly Message[]): number | null {
  const last = turns(events).at(-1)?.events.at(-1);
  return last?.key === DISCARDS ? seatIn(last) : null;
}
