import Back from '../../cards/Back.svelte';
import { cardWords } from '../../cards/words';
import type { GamePage } from '../page';
import { notation, shown } from './card';
import cover from './cover';
import { cardsOf, cue, deed, lastRound } from './events';
import Middle from './Middle.svelte';
import Play from './Play.svelte';
import { told } from './told';
import { big2View } from './view';
import { big2Words } from './words';

const page: GamePage = {
  ...cover,
  Back,
  Middle,
  Play,
  hand: (view, seat) => big2View(view).hands[seat] ?? null,
  count: (view, seat) => big2View(view).counts[seat] ?? 0,
  counted: cardWords.cards,
  scoring: () => big2Words.scoring,
  shown,
  notation,
  told,
  tilesOf: cardsOf,
  cue,
  deed,
  lastRound,
};

export default page;
