// A text as a QR code.
import { encode } from 'uqr';

const QUIET = 4; // the white margin in squares that readers require

export interface Qr {
  readonly size: number; // with the white around
  readonly path: string; // of the dark squares, each one unit wide
}

export function qrOf(text: string): Qr {
  const { size, data } = encode(text, { ecc: 'M', border: QUIET });
  const rows = data.map((row, y) => runs(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`).join(''));
  return { size, path: rows.join('') };
}

// Runs of adjacent dark squares: this makes the path shorter and avoids seams.
function runs(row: readonly boolean[]): [begin: number, length: number][] {
  const found: [number, number][] = [];
  row.forEach((dark, x) => {
    const last = found.at(-1);
    if (dark && last && last[0] + last[1] === x) last[1]++;
    else if (dark) found.push([x, 1]);
  });
  return found;
}
