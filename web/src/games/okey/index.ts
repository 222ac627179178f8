import Back from '../../tiles/Back.svelte';
import { tileWords } from '../../tiles/words';
import type { GamePage } from '../page';
import { deed, lastRound, tilesOf } from './events';
import Face from './Face.svelte';
import Middle from './Middle.svelte';
import Play from './Play.svelte';
import { shown, spoken } from './tile';
import { okeyView } from './view';
import { okeyWords } from './words';

const page: GamePage = {
  Face,
  Back,
  samples: ['K5', 'R5', 'B5', 'Y5', 'R7'],
  Middle,
  Play,
  whole: true,
  toTheRight: true,
  spread: true,
  hand: (view, seat) => okeyView(view).hands[seat] ?? null,
  count: (view, seat) => okeyView(view).counts[seat] ?? 0,
  counted: tileWords.tiles,
  note: (view, seat) => (okeyView(view).shown === seat ? okeyWords.showed : null),
  known: (view, seat) => okeyView(view).known[seat] ?? [],
  complete: (view, seat) => okeyView(view).chains[seat] ?? [],
  shown,
  spoken,
  tilesOf,
  deed,
  lastRound,
};

export default page;
