import { describe, expect, it } from 'vitest';
import { byGame, columnsOf, HEIGHT, WIDTH } from './history';

const steps = (...points: number[]) => points.map((each) => ({ points: each, won: each > 0 }));

describe('the columns of the points chart', () => {
  it('rise above or hang below the zero line', () => {
    const { columns, zero } = columnsOf(steps(10, -5, 0));
    const [up, down, none] = columns;
    expect((up?.y ?? 0) + (up?.height ?? 0)).toBeCloseTo(zero);
    expect(down?.y).toBeCloseTo(zero);
    expect(up?.height).toBeCloseTo(2 * (down?.height ?? 0));
    expect(none?.height).toBeGreaterThan(0);
    expect(columns.map(({ won }) => won)).toEqual([true, false, false]);
  });

  it('stay within the chart, however many and however high', () => {
    for (const history of [steps(3), steps(-7), steps(0, 0), steps(...Array.from({ length: 100 }, (_, i) => i * 3 - 150))]) {
      for (const { x, y, width, height } of columnsOf(history).columns) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(x + width).toBeLessThanOrEqual(WIDTH);
        expect(y + height).toBeLessThanOrEqual(HEIGHT);
      }
    }
  });
});

it('adds up all variants of a game, most played first', () => {
  const all = [
    { game: 'okey', played: 1, won: 1 },
    { game: 'big2', played: 2, won: 0 },
    { game: 'big2', played: 3, won: 2 },
  ];
  expect(byGame(all)).toEqual([
    { game: 'big2', played: 5, won: 2 },
    { game: 'okey', played: 1, won: 1 },
  ]);
});
