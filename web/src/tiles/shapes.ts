// Outlines in a 100 by 100 view box: each colour has its own shape, for players who cannot see colours.
import type { Colour } from './tile';

export const shapes: Readonly<Record<Colour, string>> = {
  r: 'M50 2L92 50L50 98L8 50Z',
  g: 'M50 6L98 92H2Z',
  b: 'M50 4a46 46 0 1 0 .01 0Z',
  y: 'M50 0L62.500 34.500L99 35.500L70 58L80.500 93L50 72.500L19.500 93L30 58L1 35.500L37.500 34.500Z',
};

// A laughing face.
export const laugh = {
  face: 'M50 4a46 46 0 1 0 .01 0Z',
  inside: 'M33 30a7 9 0 1 0 .01 0Z M67 30a7 9 0 1 0 .01 0Z M20 58H80C77 78 65 87 50 87S23 78 20 58Z',
};
