import type { GameCover } from '../page';
import Face from './Face.svelte';
import { spoken } from './tile';

const cover: GameCover = {
  Face,
  samples: ['K5', 'R5', 'B5', 'Y5', 'R7'],
  spread: true,
  spoken,
};

export default cover;
