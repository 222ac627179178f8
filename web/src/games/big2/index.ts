import type { GamePage } from '../page';
import Back from './Back.svelte';
import { shown, spoken } from './card';
import { cardsOf, deed, lastRound } from './events';
import Face from './Face.svelte';
import Middle from './Middle.svelte';
import Play from './Play.svelte';
import { big2View } from './view';
import { big2Words } from './words';

const page: GamePage = {
  Face,
  Back,
  samples: ['S10', 'HJ', 'CQ', 'DK', 'SA', 'H2'],
  Middle,
  Play,
  hand: (view, seat) => big2View(view).hands[seat] ?? null,
  count: (view, seat) => big2View(view).counts[seat] ?? 0,
  counted: big2Words.cards,
  shown,
  spoken,
  tilesOf: cardsOf,
  deed,
  lastRound,
};

export default page;
