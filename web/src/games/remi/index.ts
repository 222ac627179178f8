import Back from '../../tiles/Back.svelte';
import { shown } from '../../tiles/tile';
import { tileWords } from '../../tiles/words';
import type { GamePage } from '../page';
import cover from './cover';
import { deed, lastRound, tilesOf } from './events';
import Middle from './Middle.svelte';
import Play from './Play.svelte';
import { told } from './told';
import { isAdvanced, remiView } from './view';

const page: GamePage = {
  ...cover,
  Back,
  Middle,
  Play,
  board: true,
  hand: (view, seat) => remiView(view).racks[seat] ?? null,
  count: (view, seat) => remiView(view).counts[seat] ?? 0,
  counted: tileWords.tiles,
  note: (view, seat, options) => {
    if (!isAdvanced(options)) return null;
    return remiView(view).melded[seat] ? tileWords.melded : tileWords.notMelded;
  },
  shown,
  told,
  tilesOf,
  deed,
  lastRound,
};

export default page;
