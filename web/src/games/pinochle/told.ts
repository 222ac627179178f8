import { capitalised } from '../../words/say';
import type { Voice } from '../../words/voice';
import type { ToldMove } from '../page';
import { cardsOf, keepOf } from './moves';
import { hinted } from './status';
import { pinochleWords } from './words';

export function told(move: string): ToldMove {
  const tiles = cardsOf(move);
  const headline = (voice: Voice) => (keepOf(move).length > 0 ? pinochleWords.keep : capitalised(hinted(move, voice)));
  return { headline, steps: tiles.length > 0 ? [{ label: '', tiles }] : [] };
}
