// What the events of a deal tell about its turns.
import { seatIn, textIn, tilesIn } from '../../api/arguments';
import type { Message } from '../../api/types';
import { lastRoundOf, sinceTurnOf, turnsOf, type SeatTurn } from '../../tiles/turns';
import { shown } from '../../tiles/tile';
import { remiWords } from './words';

const DRAWS = 'remi.draws';
const DRAWS_TILE = 'remi.draws_tile';
const TAKES = 'remi.takes';
const MELDS = 'remi.melds';
const ADDS = 'remi.adds';
const SWAPS = 'remi.swaps';
const DISCARDS = 'remi.discards';
const SHOWS = 'remi.shows';
const LAYS = new Set([MELDS, ADDS, SWAPS]);
const OF_TURNS = new Set([DRAWS, DRAWS_TILE, TAKES, DISCARDS, ...LAYS]);

const NAMES: Readonly<Record<string, string>> = {
  [MELDS]: 'tiles',
  [ADDS]: 'tiles',
  [SHOWS]: 'tiles',
  [SWAPS]: 'tile',
  [TAKES]: 'tile',
  [DRAWS_TILE]: 'tile',
  [DISCARDS]: 'tile',
};

export function tilesOf(event: Message): readonly string[] {
  const name = NAMES[event.key];
  return name === undefined ? [] : tilesIn(event, name);
}

export const turns = (events: readonly Message[]) => turnsOf(events, OF_TURNS);
export const lastRound = (events: readonly Message[]) => lastRoundOf(turns(events));

// Who has drawn and not yet discarded is still at it.
const isOver = ({ events }: SeatTurn) => events.some(({ key }) => key === DISCARDS);
export const finished = (events: readonly Message[]) => turns(events).filter(isOver);

const laid = (events: readonly Message[]) => events.filter(({ key }) => LAYS.has(key)).flatMap(tilesOf);

export function laidByOthers(events: readonly Message[], seat: number | null): readonly string[] {
  return laid(sinceTurnOf(finished(events), seat));
}

// What was laid, else where the tile came from; the discard lies there to be seen.
export function deed(events: readonly Message[], seat: number): string | null {
  const turn = turns(events).findLast((each) => each.seat === seat);
  if (!turn) return null;
  const tiles = laid(turn.events).length;
  if (tiles > 0) return remiWords.laid(tiles);
  const took = turn.events.find(({ key }) => key === TAKES);
  if (took) return remiWords.took(shown(textIn(took, 'tile')));
  return turn.events.some(({ key }) => key === DRAWS || key === DRAWS_TILE) ? remiWords.drew : null;
}

// Whose discard pile has just changed its top, if any.
export function lastDiscard(events: readonly Message[]): number | null {
  const last = turns(events).at(-1)?.events.at(-1);
  return last?.key === DISCARDS ? seatIn(last) : null;
}
