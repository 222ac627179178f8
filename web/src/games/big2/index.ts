import Back from '../../cards/Back.svelte';
import { cardWords } from '../../cards/words';
import type { GamePage } from '../page';
import { shown } from './card';
import cover from './cover';
import { cardsOf, deed, lastRound } from './events';
import Middle from './Middle.svelte';
import Play from './Play.svelte';
import { told } from './told';
import { big2View } from './view';

const page: GamePage = {
  ...cover,
  Back,
  Middle,
  Play,
  hand: (view, seat) => big2View(view).hands[seat] ?? null,
  count: (view, seat) => big2View(view).counts[seat] ?? 0,
  counted: cardWords.cards,
  shown,
  told,
  tilesOf: cardsOf,
  deed,
  lastRound,
};

export default page;
