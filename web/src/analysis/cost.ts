// What moves cost, as shown on the screen.
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

// The numbers of best, equally good and costly moves.
export function tally(moves: readonly AnalysedMove[]) {
  const best = moves.filter(({ move, best }) => move === best).length;
  const costly = moves.filter(({ loss }) => loss > 0).length;
  return { best, equal: moves.length - best - costly, costly };
}

// A loss is fewer points if the most points win, and more points if the fewest do.
const sign = (better: Analysis['better']) => (better === 'more' ? -1 : 1);

export const lossText = (loss: number, better: Analysis['better']) => signed(sign(better) * loss);

export function costText({ loss, error }: AnalysedMove, better: Analysis['better']): string {
  return analysisWords.loss(lossText(loss, better), plain(error));
}

// The length of its bar relative to the longest.
export function share({ loss }: AnalysedMove, moves: readonly AnalysedMove[]): number {
  const most = Math.max(...moves.map((each) => each.loss));
  return most > 0 ? loss / most : 0;
}
