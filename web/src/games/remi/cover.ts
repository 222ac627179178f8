import Face from '../../tiles/Face.svelte';
import { spoken } from '../../tiles/tile';
import type { GameCover } from '../page';

const cover: GameCover = {
  Face,
  samples: ['11b', '12b', 'J', '1b', '4y'],
  spread: true,
  spoken,
};

export default cover;
