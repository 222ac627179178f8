import { describe, expect, it } from 'vitest';
import { idsOf, inOrder, moved, withIds } from './order';

const tiles = (hand: readonly { tile: string }[]) => hand.map(({ tile }) => tile).join(' ');

describe('the order of a hand', () => {
  it('stays when tiles are played', () => {
    expect(tiles(inOrder(['C3', 'D4', 'S2'], ['S2', 'H9', 'D4', 'C3']))).toBe('S2 D4 C3');
  });

  it('adds new tiles at the end', () => {
    expect(tiles(inOrder(['C3', 'D4', 'S2'], ['S2', 'C3']))).toBe('S2 C3 D4');
    expect(tiles(inOrder(['C3', 'D4'], []))).toBe('C3 D4');
  });

  it('tells identical tiles apart', () => {
    const hand = inOrder(['R5', 'R5', 'B1'], ['R5', 'B1', 'R5']);
    expect(tiles(hand)).toBe('R5 B1 R5');
    expect(new Set(hand.map(({ id }) => id)).size).toBe(3);
  });

  it('drops one of two identical tiles when one is gone', () => {
    expect(tiles(inOrder(['R5', 'B1'], ['R5', 'B1', 'R5']))).toBe('R5 B1');
  });
});

describe('moving a tile by keyboard', () => {
  it('moves one place and stops at the ends', () => {
    expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
    expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b']);
    expect(moved(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c']);
    expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'b', 'c']);
  });
});

it('finds the tiles of a hint, one for each', () => {
  const hand = withIds(['R5', 'B1', 'R5']);
  expect([...idsOf(hand, ['R5'])]).toEqual(['R5']);
  expect(idsOf(hand, ['R5', 'R5']).size).toBe(2);
  expect(idsOf(hand, ['X']).size).toBe(0);
});
