// Events of games in which a turn starts with a tile from the stock or a discard pile and ends with a discard.
import { seatIn, textIn } from '../api/arguments';
import type { Message } from '../api/types';
import { drawFrom, PLAY, type Cue } from '../games/cue';
import { pileSpot, STOCK } from '../shared/spots';
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

    // With two players, a tile taken is the opponent's discard.
    cue(event: Message): Cue | null {
      if (event.key === discards) return PLAY;
      if (event.key === draws || event.key === drawsTile) return drawFrom(STOCK);
      if (event.key !== takes) return null;
      return drawFrom(pileSpot(seatIn(event, 'from') ?? 1 - (seatIn(event) ?? 0)));
    },
    // Where the tile of a turn came from.
    came({ events }: SeatTurn): string | null {
      const took = events.find(({ key }) => key === takes);
      if (took) return words.took(shown(textIn(took, 'tile')));
      return events.some(({ key }) => key === draws || key === drawsTile) ? words.drew : null;
    },
    // The seat whose discard pile has a new top, if any.
    lastDiscard(turns: readonly SeatTurn[]): number | null {
      const last = turns.at(-1)?.events.at(-1);
      return last?.key === discards ? seatIn(last) : null;
    },
  };
}
