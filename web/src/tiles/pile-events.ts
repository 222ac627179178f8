// What events tell where a turn begins with a tile from the stock or from a discard pile, and ends with a discard.
import { seatIn, textIn } from '../api/arguments';
import type { SeatTurn } from './turns';

export interface PileWords {
  readonly took: (tile: string) => string;
  readonly drew: string;
}

export function pileEvents(game: string, words: PileWords, shown: (tile: string) => string) {
  const [draws, drawsTile, takes, discards] = [`${game}.draws`, `${game}.draws_tile`, `${game}.takes`, `${game}.discards`];
  return {
    keys: [draws, drawsTile, takes, discards],
    ofOneTile: [drawsTile, takes, discards], // those that name the tile
    discards,

    // Where the tile of a turn came from.
    came({ events }: SeatTurn): string | null {
      const took = events.find(({ key }) => key === takes);
      if (took) return words.took(shown(textIn(took, 'tile')));
      return events.some(({ key }) => key === draws || key === drawsTile) ? words.drew : null;
    },
    // Whose discard pile has just changed its top, if any.
    lastDiscard(turns: readonly SeatTurn[]): number | null {
      const last = turns.at(-1)?.events.at(-1);
      return last?.key === discards ? seatIn(last) : null;
    },
  };
}
