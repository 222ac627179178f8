import type { ToldMove } from '../page';
import { PASS, tilesOf } from './moves';
import { big2Words } from './words';

export function told(move: string): ToldMove {
  return move === PASS ? { headline: () => big2Words.pass, steps: [] } : { headline: () => '', steps: [{ label: '', tiles: tilesOf(move) }] };
}
