// How far apart colours are, for eyes of several kinds: after Machado, Oliveira and Fernandes (2009), at full strength.

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

export type Eyes = 'usual' | 'protan' | 'deutan' | 'tritan';

const SEEN: Readonly<Record<Eyes, Matrix>> = {
  usual: [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  protan: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  deutan: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  tritan: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
};
const TO_XYZ: Matrix = [[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]];
const WHITE: Triple = [0.9505, 1, 1.089];

const times = (matrix: Matrix, [x, y, z]: Triple): Triple => {
  const row = ([a, b, c]: Triple) => a * x + b * y + c * z;
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
};
const each = ([x, y, z]: Triple, change: (value: number, at: 0 | 1 | 2) => number): Triple => [
  change(x, 0),
  change(y, 1),
  change(z, 2),
];

function light(hex: string): Triple {
  const part = (at: number) => parseInt(hex.slice(at, at + 2), 16) / 255;
  return each([part(1), part(3), part(5)], (c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
}

function lab(hex: string, eyes: Eyes): Triple {
  const seen = each(times(SEEN[eyes], light(hex)), (c) => Math.min(1, Math.max(0, c)));
  const [x, y, z] = each(times(TO_XYZ, seen), (c, at) => {
    const part = c / WHITE[at];
    return part > 0.008856 ? Math.cbrt(part) : 7.787 * part + 16 / 116;
  });
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

// In CIELAB; 2 is just to be told apart side by side.
export function distance(one: string, other: string, eyes: Eyes): number {
  const there = lab(other, eyes);
  return Math.hypot(...each(lab(one, eyes), (c, at) => c - there[at]));
}

// As defined by WCAG.
export function contrast(one: string, other: string): number {
  const [dark = 0, bright = 0] = [one, other].map((hex) => times(TO_XYZ, light(hex))[1]).sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}
