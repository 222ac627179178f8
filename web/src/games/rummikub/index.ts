import { setPage } from '../../tiles/set-page';
import cover from './cover';
import { deed, lastRound, tilesOf } from './events';
import Middle from './Middle.svelte';
import Play from './Play.svelte';
import { told } from './told';
import { isReal } from './view';

export default setPage({ ...cover, Middle, Play, told, tilesOf, deed, lastRound, melds: isReal });
