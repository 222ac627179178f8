import { expect, it } from 'vitest';
import { qrOf } from './qr';

// The squares that the path covers, as text.
function drawn({ size, path }: ReturnType<typeof qrOf>): string[] {
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => '.'));
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    rows[Number(y)]?.fill('#', Number(x), Number(x) + Number(length));
  }
  return rows.map((row) => row.join(''));
}

it('has the corner marks that readers look for, and a white margin', () => {
  const rows = drawn(qrOf('https://parlor.example/#/table/00000000000000000000000000'));
  const corner = ['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######'];
  const size = rows.length;
  expect((size - 8 - 17) % 4).toBe(0);
  expect(rows.slice(0, 4).join('')).not.toContain('#');
  expect(rows.slice(4, 11).map((row) => row.slice(4, 11))).toEqual(corner);
  expect(rows.slice(4, 11).map((row) => row.slice(size - 11, size - 4))).toEqual(corner);
  expect(rows.slice(size - 11, size - 4).map((row) => row.slice(4, 11))).toEqual(corner);
});

it('differs for different texts', () => {
  expect(qrOf('one').path).not.toBe(qrOf('two').path);
});
