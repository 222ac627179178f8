import Back from '../../cards/Back.svelte';
import { cardWords } from '../../cards/words';
import type { GamePage } from '../page';
import { shown, spoken } from './card';
import End from './End.svelte';
import { deed, lastRound, tilesOf } from './events';
import Face from './Face.svelte';
import Middle from './Middle.svelte';
import Play from './Play.svelte';
import { knownBeside, pinochleView } from './view';

const page: GamePage = {
  Face,
  Back,
  samples: ['AH', '10H', 'KH', 'QH', 'QS', 'JD'],
  Middle,
  Play,
  End,
  whole: true,
  hand: (view, seat) => pinochleView(view).hands[seat] ?? null,
  count: (view, seat) => pinochleView(view).counts[seat] ?? 0,
  counted: cardWords.cards,
  known: (view, seat) => knownBeside(pinochleView(view), seat),
  shown,
  spoken,
  tilesOf,
  deed,
  lastRound,
};

export default page;
