import { describe, expect, it } from 'vitest';
import type { AnalysedMove } from '../api/types';
import { costliest, costText, share, tally } from './cost';

const move = (step: number, loss: number, error = 0): AnalysedMove => ({ step, move: 'a', best: 'b', reason: { key: 'r' }, loss, error });
const moves = [move(1, 0), move(3, 1.25, 0.4), move(5, 0.1), move(7, 4), move(9, 2)];

describe('what moves cost', () => {
  it('marks the three costliest, and none that cost nothing', () => {
    expect(costliest(moves).map(({ step }) => step)).toEqual([7, 9, 3]);
    expect(costliest([move(1, 0), move(2, 0.5), move(3, 0, 3)]).map(({ step }) => step)).toEqual([2]);
  });

  it('distinguishes best, equally good and costly moves', () => {
    expect(tally([{ ...move(1, 0), best: 'a' }, move(3, 0, 0.4), move(5, 2, 0.4), move(7, 0)])).toEqual({ best: 1, equal: 2, costly: 1 });
    expect(tally([])).toEqual({ best: 0, equal: 0, costly: 0 });
  });

  it('is fewer points if more win, and more points if fewer win', () => {
    expect(costText(move(3, 1.25, 0.4), 'more')).toBe('−1.3 ± 0.4');
    expect(costText(move(3, 1.25, 0.4), 'fewer')).toBe('+1.3 ± 0.4');
  });

  it('is drawn relative to the costliest', () => {
    expect(moves.map((each) => share(each, moves))).toEqual([0, 0.3125, 0.025, 1, 0.5]);
    expect(share(move(1, 0), [move(1, 0)])).toBe(0);
  });
});
