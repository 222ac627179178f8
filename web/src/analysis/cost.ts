// What moves cost, for the eyes.
import type { AnalysedMove, Analysis } from '../api/types';
import { plain, signed } from '../shared/numbers';
import { analysisWords } from './words';

const MARKED = 3;

// The costliest moves, the worst first.
export function costliest(moves: readonly AnalysedMove[]): readonly AnalysedMove[] {
  return moves
    .filter(({ loss }) => loss > 0)
    .sort((one, other) => other.loss - one.loss)
    .slice(0, MARKED);
}

// How many are the best player's own, how many are others that are as good, and how many cost something.
export function tally(moves: readonly AnalysedMove[]) {
  const best = moves.filter(({ move, best }) => move === best).length;
  const costly = moves.filter(({ loss }) => loss > 0).length;
  return { best, equal: moves.length - best - costly, costly };
}

// Points that are lost are fewer where many win, and more where few do.
const sign = (better: Analysis['better']) => (better === 'more' ? -1 : 1);

export const lossText = (loss: number, better: Analysis['better']) => signed(sign(better) * loss);

export function costText({ loss, error }: AnalysedMove, better: Analysis['better']): string {
  return analysisWords.loss(lossText(loss, better), plain(error));
}

// How long its bar is, of the longest.
export function share({ loss }: AnalysedMove, moves: readonly AnalysedMove[]): number {
  const most = Math.max(...moves.map((each) => each.loss));
  return most > 0 ? loss / most : 0;
}
