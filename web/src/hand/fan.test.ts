import { describe, expect, it } from 'vitest';
import { fan } from './fan';

const DESK = { width: 1000, screen: 750 };
const PHONE = { width: 336, screen: 640 };
const SIDEWAYS = { width: 390, screen: 360 };

describe('the fan', () => {
  it('lays a few tiles side by side', () => {
    const { rows, step, tile } = fan(3, DESK);
    expect(rows).toBe(1);
    expect(step).toBe(tile + 6);
  });

  it('overlaps thirteen cards on a desktop', () => {
    const { rows, step, tile } = fan(13, DESK);
    expect(rows).toBe(1);
    expect(step).toBeLessThan(tile);
  });

  it('uses a second row on a phone, with each tile a thumb wide', () => {
    const { rows, step, tile } = fan(13, PHONE);
    expect(rows).toBe(2);
    expect(step).toBeGreaterThanOrEqual(42);
    expect(6 * step + tile).toBeLessThanOrEqual(336);
  });

  it('never overflows the edge', () => {
    for (const count of [1, 5, 14, 22, 40]) {
      for (const width of [300, 340, 700, 1200]) {
        const { rows, step, tile } = fan(count, { width, screen: 640 });
        expect((Math.ceil(count / rows) - 1) * step + tile).toBeLessThanOrEqual(width + 6);
      }
    }
  });

  it('leaves most of a low screen to the table, and more than half of every tile visible', () => {
    for (const count of [1, 12, 13, 24]) {
      for (const room of [PHONE, SIDEWAYS]) {
        const { rows, tile, pitch, raise } = fan(count, room);
        const height = tile * 1.4;
        expect(raise + (rows - 1) * pitch + height).toBeLessThan(room.screen * 0.45);
        expect(pitch - raise).toBeGreaterThan(height / 2);
      }
    }
  });

  it('has nothing to lay out for an empty hand', () => {
    expect(fan(0, PHONE).rows).toBe(1);
  });

  it('makes tiles as large as the screen allows', () => {
    const sizes = [PHONE, { width: 750, screen: 1024 }, { width: 1560, screen: 1080 }, { width: 2200, screen: 1440 }].map((room) => fan(13, room).tile);
    expect(sizes).toEqual(sizes.toSorted((one, other) => one - other));
    expect(new Set(sizes).size).toBe(sizes.length);
  });
});
