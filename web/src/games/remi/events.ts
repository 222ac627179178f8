// Turns, from the events of a deal.
import { tilesIn } from '../../api/arguments';
import type { Message } from '../../api/types';
import { pileEvents } from '../../tiles/pile-events';
import { shown } from '../../tiles/tile';
import { lastRoundOf, sinceTurnOf, turnsOf, type SeatTurn } from '../../tiles/turns';
import { PLAY, type Cue } from '../cue';
import { remiWords } from './words';

const piles = pileEvents('remi', remiWords, shown);
const MELDS = 'remi.melds';
const ADDS = 'remi.adds';
const SWAPS = 'remi.swaps';
const LAYS = new Set([MELDS, ADDS, SWAPS]);
const OF_TURNS = new Set([...piles.keys, ...LAYS]);

const OF_ONE_TILE = new Set([...piles.ofOneTile, SWAPS]);
const OF_TILES = new Set([MELDS, ADDS, 'remi.shows']);

export function tilesOf(event: Message): readonly string[] {
  if (OF_ONE_TILE.has(event.key)) return tilesIn(event, 'tile');
  return OF_TILES.has(event.key) ? tilesIn(event, 'tiles') : [];
}

export const cue = (event: Message): Cue | null => (LAYS.has(event.key) ? PLAY : piles.cue(event));

export const turns = (events: readonly Message[]) => turnsOf(events, OF_TURNS);
export const lastRound = (events: readonly Message[]) => lastRoundOf(turns(events));
export const lastDiscard = (events: readonly Message[]) => piles.lastDiscard(turns(events));

// A player who has drawn but not discarded is still on turn.
const isOver = ({ events }: SeatTurn) => events.some(({ key }) => key === piles.discards);
export const finished = (events: readonly Message[]) => turns(events).filter(isOver);

const laid = (events: readonly Message[]) => events.filter(({ key }) => LAYS.has(key)).flatMap(tilesOf);

export function laidByOthers(events: readonly Message[], seat: number | null): readonly string[] {
  return laid(sinceTurnOf(finished(events), seat));
}

// What was melded, or else where the tile came from; the discard is visible.
export function deed(events: readonly Message[], seat: number): string | null {
  const turn = turns(events).findLast((each) => each.seat === seat);
  if (!turn) return null;
  const tiles = laid(turn.events).length;
  return tiles > 0 ? remiWords.laid(tiles) : piles.came(turn);
}
