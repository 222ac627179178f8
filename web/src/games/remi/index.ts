import { setPage } from '../../tiles/set-page';
import cover from './cover';
import { cue, deed, lastRound, tilesOf } from './events';
import Middle from './Middle.svelte';
import Play from './Play.svelte';
import { told } from './told';
import { isAdvanced } from './view';
import { remiWords } from './words';

const scoring = () => remiWords.scoring;

export default setPage({ ...cover, Middle, Play, scoring, told, tilesOf, cue, deed, lastRound, melds: isAdvanced });
