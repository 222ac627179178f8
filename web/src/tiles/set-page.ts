// What the pages of games with sets on the table have in common.
import type { Choices } from '../api/types';
import type { GameCover, GamePage } from '../games/page';
import Back from './Back.svelte';
import { notation } from './notation';
import { shown } from './tile';
import { tileWords } from './words';

// The common part of the server's view of such a game.
export interface SetsView {
  readonly racks: readonly (readonly string[] | null)[];
  readonly counts: readonly number[];
  readonly melded: readonly boolean[];
  readonly table: readonly (readonly string[])[];
  readonly formations?: readonly (readonly (readonly string[])[] | null)[]; // the complete sets of every rack, at the end
}
const setsView = (view: unknown) => view as SetsView;

interface OwnParts extends GameCover, Pick<GamePage, 'Middle' | 'Play' | 'scoring' | 'told' | 'tilesOf' | 'cue' | 'deed' | 'lastRound'> {
  melds(options: Choices): boolean; // whether these rules have an initial meld
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
