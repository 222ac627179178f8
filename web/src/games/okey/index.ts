import Back from '../../tiles/Back.svelte';
import { tileWords } from '../../tiles/words';
import type { GamePage } from '../page';
import cover from './cover';
import { cue, deed, lastRound, tilesOf } from './events';
import Middle from './Middle.svelte';
import { notation } from './notation';
import Play from './Play.svelte';
import { shown } from './tile';
import { told } from './told';
import { okeyView } from './view';
import { okeyWords } from './words';

const page: GamePage = {
  ...cover,
  Back,
  Middle,
  Play,
  whole: true,
  toTheRight: true,
  hand: (view, seat) => okeyView(view).hands[seat] ?? null,
  count: (view, seat) => okeyView(view).counts[seat] ?? 0,
  counted: tileWords.tiles,
  note: (view, seat) => (okeyView(view).shown === seat ? okeyWords.showed : null),
  known: (view, seat) => okeyView(view).known[seat] ?? [],
  scoring: ({ set, pairs }) => (set === 'okey' ? okeyWords.realScoring(pairs === 'double') : okeyWords.scoring),
  complete: (view, seat) => okeyView(view).chains[seat] ?? [],
  shown, notation, told, tilesOf, cue, deed, lastRound,
};

export default page;
