import Face from '../../tiles/Face.svelte';
import { spoken } from '../../tiles/tile';
import type { GameCover } from '../page';

const cover: GameCover = {
  Face,
  samples: ['7r', '7b', '7y', '7g', 'J'],
  spread: true,
  spoken,
};

export default cover;
