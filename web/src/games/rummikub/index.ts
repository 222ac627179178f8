import type { GamePage } from '../page';
import { setPage } from '../../tiles/set-page';
import cover from './cover';
import { cue, deed, lastRound, tilesOf } from './events';
import Middle from './Middle.svelte';
import Play from './Play.svelte';
import { told } from './told';
import { isReal } from './view';
import { rummikubWords } from './words';

const scoring: GamePage['scoring'] = ({ jokers }) => (jokers === 0 ? rummikubWords.scoring : rummikubWords.jokerScoring);

export default setPage({ ...cover, Middle, Play, scoring, told, tilesOf, cue, deed, lastRound, melds: isReal });
