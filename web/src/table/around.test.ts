import { describe, expect, it } from 'vitest';
import { others, sideOf } from './around';

describe('seats around the table', () => {
  it('put the next player on the left of four', () => {
    expect([0, 1, 2, 3].map((seat) => sideOf(seat, 2, 4))).toEqual(['top', 'right', 'bottom', 'left']);
    expect(others(2, 4)).toEqual([
      { seat: 3, side: 'left' },
      { seat: 0, side: 'top' },
      { seat: 1, side: 'right' },
    ]);
  });

  it('put the next player on the right if play is anticlockwise', () => {
    expect([0, 1, 2, 3].map((seat) => sideOf(seat, 2, 4, true))).toEqual(['top', 'left', 'bottom', 'right']);
    expect(others(0, 4, true).map(({ side }) => side)).toEqual(['right', 'top', 'left']);
  });

  it('put two players face to face, three in a triangle', () => {
    expect(others(1, 2)).toEqual([{ seat: 0, side: 'top' }]);
    expect(others(0, 3).map(({ side }) => side)).toEqual(['left', 'right']);
  });

  it('are empty before the table is known', () => {
    expect(others(0, 0)).toEqual([]);
  });
});
