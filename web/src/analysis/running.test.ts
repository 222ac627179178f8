import { describe, expect, it } from 'vitest';
import type { AnalysedMove, Analysis } from '../api/types';
import { RunningAnalysis } from './running.svelte';

const move = (step: number): AnalysedMove => ({ step, move: 'a', best: 'b', reason: { key: 'r' }, loss: 1, error: 0.1 });
const moves = [move(1), move(3), move(5)];
const part = (from: number, to: number): Analysis => ({
  deal: 1,
  seat: 0,
  player: 'smart',
  better: 'more',
  loss: to,
  decisions: moves.length,
  moves: moves.slice(from, to),
});

describe('an analysis that arrives move by move', () => {
  it('asks for more until it is complete', async () => {
    const analysis = new RunningAnalysis();
    const asked: number[] = [];
    await analysis.follow((known) => {
      asked.push(known);
      return Promise.resolve(part(known, known === 0 ? 1 : 3));
    });
    expect(asked).toEqual([0, 1]);
    expect(analysis.found).toEqual(part(0, 3));
    expect(analysis.whole).toBe(true);
  });

  it('keeps its results if a request fails, and continues from there', async () => {
    const analysis = new RunningAnalysis();
    await analysis.follow((known) => (known === 0 ? Promise.resolve(part(0, 2)) : Promise.reject(new Error('busy'))));
    expect(analysis.problem).toEqual(new Error('busy'));
    expect(analysis.found?.moves).toEqual(moves.slice(0, 2));
    expect(analysis.whole).toBe(false);
    await analysis.follow((known) => Promise.resolve(part(known, 3)));
    expect(analysis.problem).toBeNull();
    expect(analysis.found?.moves).toEqual(moves);
  });

  it('is complete at once if there was nothing to decide', async () => {
    const analysis = new RunningAnalysis();
    await analysis.follow(() => Promise.resolve({ ...part(0, 0), decisions: 0 }));
    expect(analysis.whole).toBe(true);
  });

  it('stops asking once stopped', async () => {
    const analysis = new RunningAnalysis();
    let asked = 0;
    await analysis.follow(() => {
      asked += 1;
      analysis.stop();
      return Promise.resolve(part(0, 1));
    });
    expect(asked).toBe(1);
  });
});
