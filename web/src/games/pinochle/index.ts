import Back from '../../cards/Back.svelte';
import { cardWords } from '../../cards/words';
import type { GamePage } from '../page';
import { notation, shown } from './card';
import cover from './cover';
import End from './End.svelte';
import { cue, deed, lastRound, tilesOf } from './events';
import Middle from './Middle.svelte';
import Play from './Play.svelte';
import { told } from './told';
import { knownBeside, pinochleView } from './view';
import { pinochleWords } from './words';

const page: GamePage = {
  ...cover,
  Back,
  Middle,
  Play,
  End,
  whole: true,
  hand: (view, seat) => pinochleView(view).hands[seat] ?? null,
  count: (view, seat) => pinochleView(view).counts[seat] ?? 0,
  counted: cardWords.cards,
  scoring: ({ bidding }) => (bidding === false ? pinochleWords.scoring : pinochleWords.bidScoring),
  known: (view, seat) => knownBeside(pinochleView(view), seat),
  shown, notation, told, tilesOf, cue, deed, lastRound,
};

export default page;
