import Back from '../../tiles/Back.svelte';
import Face from '../../tiles/Face.svelte';
import { shown, spoken } from '../../tiles/tile';
import { tileWords } from '../../tiles/words';
import type { GamePage } from '../page';
import { deed, lastRound, tilesOf } from './events';
import Middle from './Middle.svelte';
import Play from './Play.svelte';
import { isReal, rummikubView } from './view';

const page: GamePage = {
  Face,
  Back,
  samples: ['7r', '7b', '7y', '7g', 'J'],
  Middle,
  Play,
  board: true,
  spread: true,
  hand: (view, seat) => rummikubView(view).racks[seat] ?? null,
  count: (view, seat) => rummikubView(view).counts[seat] ?? 0,
  counted: tileWords.tiles,
  note: (view, seat, rules) => {
    if (!isReal(rules)) return null;
    return rummikubView(view).melded[seat] ? tileWords.melded : tileWords.notMelded;
  },
  shown,
  spoken,
  tilesOf,
  deed,
  lastRound,
};

export default page;
