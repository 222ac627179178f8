// The page of a game in which sets are laid on the table, as far as such games are alike.
import type { Choices } from '../api/types';
import type { GameCover, GamePage } from '../games/page';
import Back from './Back.svelte';
import { notation } from './notation';
import { shown } from './tile';
import { tileWords } from './words';

// What the server shows of such a game, whatever else it shows.
export interface SetsView {
  readonly racks: readonly (readonly string[] | null)[];
  readonly counts: readonly number[];
  readonly melded: readonly boolean[];
  readonly table: readonly (readonly string[])[];
  readonly formations?: readonly (readonly (readonly string[])[] | null)[]; // what is complete in every rack, when all is over
}
const setsView = (view: unknown) => view as SetsView;

interface OwnParts extends GameCover, Pick<GamePage, 'Middle' | 'Play' | 'scoring' | 'told' | 'tilesOf' | 'cue' | 'deed' | 'lastRound'> {
  melds(options: Choices): boolean; // whether a first meld matters by these rules
}

export function setPage({ melds, ...own }: OwnParts): GamePage {
  return {
    ...own,
    Back,
    board: true,
    hand: (view, seat) => setsView(view).racks[seat] ?? null,
    count: (view, seat) => setsView(view).counts[seat] ?? 0,
    counted: tileWords.tiles,
    note: (view, seat, options) => {
      if (!melds(options)) return null;
      return setsView(view).melded[seat] ? tileWords.melded : tileWords.notMelded;
    },
    complete: (view, seat) => setsView(view).formations?.[seat] ?? [],
    shown,
    notation,
  };
}
