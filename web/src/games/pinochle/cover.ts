import type { GameCover } from '../page';
import { spoken } from './card';
import Face from './Face.svelte';

const cover: GameCover = {
  Face,
  samples: ['AH', '10H', 'KH', 'QH', 'QS', 'JD'],
  spoken,
};

export default cover;
