// Texts of tiles: "3r" is the red 3, "J" a joker. This does not know which tiles make a set.
import { JOINER } from '../words/notation';
import { tileWords } from './words';

export type Colour = 'r' | 'g' | 'b' | 'y';

export interface Numbered {
  readonly number: number;
  readonly colour: Colour;
}
export type Parsed = Numbered | 'joker';

export const JOKER = 'J';
export const HIGHEST = 13;
const TILE = /^([1-9]|1[0-3])([rgby])$/;
// As the shapes on the tiles.
export const signs: Readonly<Record<Colour, string>> = { r: '◆', g: '▲', b: '●', y: '★' };
const COLOURS = Object.keys(signs) as Colour[];
export const JOKER_SIGN = '☺';

export function parseTile(text: string): Parsed | null {
  if (text === JOKER) return 'joker';
  const found = TILE.exec(text);
  return found ? { number: Number(found[1]), colour: found[2] as Colour } : null;
}

// For ordering tiles, not for judging them; a joker has none.
export function numberOf(text: string): number | null {
  const tile = parseTile(text);
  return tile === null || tile === 'joker' ? null : tile.number;
}

// Changes a text that consists only of tiles, and leaves others alone.
function eachTile(text: string, change: (tile: Parsed) => string, between: string): string {
  const tiles = text.split(' ').map(parseTile);
  return tiles.every((tile) => tile !== null) ? tiles.map(change).join(between) : text;
}

export function shown(text: string): string {
  return eachTile(text, (tile) => (tile === 'joker' ? JOKER_SIGN : `${tile.number}${JOINER}${signs[tile.colour]}`), ' ');
}

const say = (tile: Parsed) => (tile === 'joker' ? tileWords.joker : tileWords.tile(tile.number, tileWords.colours[tile.colour]));

export function spoken(text: string): string {
  return eachTile(text, say, ', ');
}

// The same for a tile written in a sentence with this number and sign.
export function spokenSign(number: string, sign: string): string {
  const colour = COLOURS.find((each) => signs[each] === sign);
  return say(colour === undefined ? 'joker' : { number: Number(number), colour });
}
