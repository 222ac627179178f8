import { describe, expect, it } from 'vitest';
import { fan, tileWidth } from './fan';

describe('the fan', () => {
  it('lays a few tiles side by side', () => {
    expect(fan(3, 1000, 100)).toEqual({ rows: 1, step: 106, tile: 100 });
  });

  it('overlaps thirteen cards on a desk', () => {
    const { rows, step } = fan(13, 1000, 100);
    expect(rows).toBe(1);
    expect(step).toBe(75);
  });

  it('takes a second row on a phone, each tile a thumb wide', () => {
    const { rows, step, tile } = fan(13, 336, 60);
    expect(rows).toBe(2);
    expect(step).toBeGreaterThanOrEqual(42);
    expect(6 * step + tile).toBeLessThanOrEqual(336);
  });

  it('never runs over the edge', () => {
    for (const count of [1, 5, 14, 22, 40]) {
      for (const width of [300, 340, 700, 1200]) {
        const { rows, step, tile } = fan(count, width, 60);
        expect((Math.ceil(count / rows) - 1) * step + tile).toBeLessThanOrEqual(width + 6);
      }
    }
  });

  it('has nothing to lay out for an empty hand', () => {
    expect(fan(0, 336, 60).rows).toBe(1);
  });
});

it('makes tiles as large as the screen allows', () => {
  expect(tileWidth(360, 640)).toBeLessThanOrEqual(87);
  expect(tileWidth(1400, 1000)).toBe(120);
  expect(tileWidth(300, 300)).toBe(52);
});
