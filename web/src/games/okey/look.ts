// The colours and their shapes. The star is reserved for the joker.
import { inks } from '../../tiles/inks';
import { shapes } from '../../tiles/shapes';
import type { Colour } from './tile';

export const COLOURS: Readonly<Record<Colour, string>> = { K: inks.black, R: inks.red, B: inks.blue, Y: inks.yellow };

// On a field of 100 by 100.
export const SHAPES: Readonly<Record<Colour, string>> = { K: 'M8 8H92V92H8Z', R: shapes.r, B: shapes.b, Y: shapes.g };
export const STAR = shapes.y;
