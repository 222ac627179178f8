// Turns, from the events of a deal.
import { tilesIn } from '../../api/arguments';
import type { Message } from '../../api/types';
import { pileEvents } from '../../tiles/pile-events';
import { lastRoundOf, turnsOf } from '../../tiles/turns';
import { PLAY, type Cue } from '../cue';
import { shown } from './tile';
import { okeyWords } from './words';

const piles = pileEvents('okey', okeyWords, shown);
const SHOWS_TWIN = 'okey.shows_twin';
const PASSES = 'okey.passes';
const OF_TURNS = new Set([...piles.keys, SHOWS_TWIN, PASSES]);

const OF_ONE_TILE = new Set([...piles.ofOneTile, SHOWS_TWIN]);
const OF_TILES = new Set(['okey.chain', 'okey.hand']);

export function tilesOf(event: Message): readonly string[] {
  if (event.key === 'okey.indicator') return [...tilesIn(event, 'tile'), ...tilesIn(event, 'joker')];
  if (OF_ONE_TILE.has(event.key)) return tilesIn(event, 'tile');
  return OF_TILES.has(event.key) ? tilesIn(event, 'tiles') : [];
}

export const cue = (event: Message): Cue | null => (event.key === SHOWS_TWIN ? PLAY : piles.cue(event));

const turns = (events: readonly Message[]) => turnsOf(events, OF_TURNS);
// An empty pile proves nothing: its tile may have been taken.
export const hasDiscarded = (events: readonly Message[]) => events.some(({ key }) => key === piles.discards);
export const lastRound = (events: readonly Message[]) => lastRoundOf(turns(events));
export const lastDiscard = (events: readonly Message[]) => piles.lastDiscard(turns(events));

// Where the tile came from; the discard is visible on its pile.
export function deed(events: readonly Message[], seat: number): string | null {
  const turn = turns(events).findLast((each) => each.seat === seat);
  if (!turn) return null;
  const did = (wanted: string) => turn.events.some(({ key }) => key === wanted);
  return piles.came(turn) ?? (did(PASSES) ? okeyWords.passed : did(SHOWS_TWIN) ? okeyWords.showed : null);
}
