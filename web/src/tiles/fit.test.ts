import { describe, expect, it } from 'vitest';
import { fittingTile, heightOf, type Box } from './fit';

const sets = (...lengths: number[]): Box[] => lengths.map((tiles) => ({ tiles }));
const many = sets(...Array.from({ length: 30 }, () => 3), 4, 4, 8); // 106 tiles
const desk = { width: 900, height: 380, most: 58, least: 26 };
const phone = { width: 340, height: 300, most: 44, least: 24 };

describe('the size of tiles', () => {
  it('is largest while there are few', () => {
    expect(fittingTile([], desk)).toBe(58);
    expect(fittingTile(sets(3, 4, 5), desk)).toBe(58);
    expect(fittingTile(sets(3, 3), phone)).toBe(44);
  });

  it('shrinks as the table fills, and everything fits', () => {
    let last = Infinity;
    for (let count = 1; count <= 33; count++) {
      const tile = fittingTile(many.slice(0, count), desk);
      expect(tile).toBeLessThanOrEqual(last);
      expect(heightOf(many.slice(0, count), desk.width, tile)).toBeLessThanOrEqual(desk.height);
      last = tile;
    }
    expect(last).toBeGreaterThanOrEqual(32); // all 106 tiles on a desktop
  });

  it('stops at the smallest size that can still be tapped', () => {
    expect(fittingTile(many, phone)).toBe(24);
    expect(heightOf(many, phone.width, 24)).toBeGreaterThan(phone.height);
  });

  it('breaks a long run only if tiles would be too small', () => {
    expect(fittingTile(sets(9), phone)).toBeLessThanOrEqual(36);
    expect(fittingTile(sets(13), phone)).toBe(30);
    expect(heightOf(sets(13), phone.width, 30)).toBeGreaterThan(80);
  });

  it('leaves room for the text under a set', () => {
    expect(heightOf([{ tiles: 2, words: true }], 900, 40)).toBeGreaterThan(heightOf(sets(2), 900, 40));
    expect(heightOf([{ tiles: 1, words: true }, { tiles: 1, words: true }], 200, 40)).toBeGreaterThan(180);
  });
});
