// A text as the squares of a QR code.
import { encode } from 'uqr';

const QUIET = 4; // squares of white around it, as readers want them

export interface Qr {
  readonly size: number; // with the white around
  readonly path: string; // of the dark squares, each one unit wide
}

export function qrOf(text: string): Qr {
  const { size, data } = encode(text, { ecc: 'M', border: QUIET });
  const rows = data.map((row, y) => runs(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`).join(''));
  return { size, path: rows.join('') };
}

// Where dark squares begin, and how many lie side by side: a shorter path, without seams.
function runs(row: readonly boolean[]): [begin: number, length: number][] {
  const found: [number, number][] = [];
  row.forEach((dark, x) => {
    const last = found.at(-1);
    if (dark && last && last[0] + last[1] === x) last[1]++;
    else if (dark) found.push([x, 1]);
  });
  return found;
}
