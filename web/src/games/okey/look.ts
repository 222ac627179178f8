// How the colours look: apart by lightness for all common kinds of colour blindness, and each with a shape of its own.
// No star among them: that is the joker's.
import { shapes } from '../../tiles/shapes';
import type { Colour } from './tile';

export const INK = '#141414';
export const COLOURS: Readonly<Record<Colour, string>> = { K: INK, R: '#93301b', B: '#1935d1', Y: '#bf8115' };

// On a field of 100 by 100.
export const SHAPES: Readonly<Record<Colour, string>> = { K: 'M8 8H92V92H8Z', R: shapes.r, B: shapes.b, Y: shapes.g };
export const STAR = shapes.y;
