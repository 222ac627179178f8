import type { GamePage } from '../page';
import Back from './Back.svelte';
import { deed, lastRound, tilesOf } from './events';
import Face from './Face.svelte';
import Middle from './Middle.svelte';
import Play from './Play.svelte';
import { shown, spoken } from './tile';
import { isReal, rummikubView } from './view';
import { rummikubWords } from './words';

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
  counted: rummikubWords.tiles,
  note: (view, seat, rules) => {
    if (!isReal(rules)) return null;
    return rummikubView(view).melded[seat] ? rummikubWords.melded : rummikubWords.notMelded;
  },
  shown,
  spoken,
  tilesOf,
  deed,
  lastRound,
};

export default page;
