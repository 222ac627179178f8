import Back from '../../cards/Back.svelte';
import { cardWords } from '../../cards/words';
import type { GamePage } from '../page';
import { shown, spoken } from './card';
import { cardsOf, deed, lastRound } from './events';
import Face from './Face.svelte';
import Middle from './Middle.svelte';
import Play from './Play.svelte';
import { big2View } from './view';

const page: GamePage = {
  Face,
  Back,
  samples: ['S10', 'HJ', 'CQ', 'DK', 'SA', 'H2'],
  Middle,
  Play,
  hand: (view, seat) => big2View(view).hands[seat] ?? null,
  count: (view, seat) => big2View(view).counts[seat] ?? 0,
  counted: cardWords.cards,
  shown,
  spoken,
  tilesOf: cardsOf,
  deed,
  lastRound,
};

export default page;
