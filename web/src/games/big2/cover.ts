import type { GameCover } from '../page';
import { spoken } from './card';
import Face from './Face.svelte';

const cover: GameCover = {
  Face,
  samples: ['S10', 'HJ', 'CQ', 'DK', 'SA', 'H2'],
  spoken,
};

export default cover;
