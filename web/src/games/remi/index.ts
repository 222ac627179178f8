import Back from '../../tiles/Back.svelte';
import Face from '../../tiles/Face.svelte';
import { shown, spoken } from '../../tiles/tile';
import { tileWords } from '../../tiles/words';
import type { GamePage } from '../page';
import { deed, lastRound, tilesOf } from './events';
import Middle from './Middle.svelte';
import Play from './Play.svelte';
import { isAdvanced, remiView } from './view';

const page: GamePage = {
  Face,
  Back,
  samples: ['11b', '12b', 'J', '1b', '4y'],
  Middle,
  Play,
  board: true,
  spread: true,
  fewestWin: true,
  hand: (view, seat) => remiView(view).boards[seat] ?? null,
  count: (view, seat) => remiView(view).counts[seat] ?? 0,
  counted: tileWords.tiles,
  note: (view, seat, rules) => {
    if (!isAdvanced(rules)) return null;
    return remiView(view).melded[seat] ? tileWords.melded : tileWords.notMelded;
  },
  shown,
  spoken,
  tilesOf,
  deed,
  lastRound,
};

export default page;
