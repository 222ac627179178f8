// Texts of tiles: "K5" is the black 5, "F" a false joker.
import { JOINER } from '../../words/notation';
import { okeyWords } from './words';

export type Colour = 'K' | 'R' | 'B' | 'Y';

export interface Numbered {
  readonly colour: Colour;
  readonly number: number;
}
export type Parsed = Numbered | 'false joker';

const FALSE_JOKER = 'F';
// As the shapes on the tiles.
export const signs: Readonly<Record<Colour, string>> = { K: '■', R: '◆', B: '●', Y: '▲' };
const COLOURS = Object.keys(signs) as Colour[];
export const FALSE_JOKER_SIGN = '☺';
const TILE = /^([KRBY])([1-9]|1[0-3])$/;

export function parseTile(text: string): Parsed | null {
  if (text === FALSE_JOKER) return 'false joker';
  const found = TILE.exec(text);
  return found ? { colour: found[1] as Colour, number: Number(found[2]) } : null;
}

// Changes a text that consists only of tiles, and leaves others alone.
function eachTile(text: string, change: (tile: Parsed) => string, between: string): string {
  const tiles = text.split(' ').map(parseTile);
  return tiles.every((tile) => tile !== null) ? tiles.map(change).join(between) : text;
}

export function shown(text: string): string {
  return eachTile(text, (tile) => (tile === 'false joker' ? FALSE_JOKER_SIGN : `${tile.number}${JOINER}${signs[tile.colour]}`), ' ');
}

const say = (tile: Parsed) =>
  tile === 'false joker' ? okeyWords.falseJoker : okeyWords.tile(okeyWords.colours[tile.colour], tile.number);

export function spoken(text: string): string {
  return eachTile(text, say, ', ');
}

// The same for a tile written in a sentence with this number and sign.
export function spokenSign(number: string, sign: string): string {
  const colour = COLOURS.find((each) => signs[each] === sign);
  return say(colour === undefined ? 'false joker' : { number: Number(number), colour });
}

// With its meaning in a deal with this joker.
export function spokenIn(tile: string, joker: string | undefined): string {
  if (joker === undefined) return spoken(tile);
  if (tile === joker) return okeyWords.asJoker(spoken(tile));
  return tile === FALSE_JOKER ? okeyWords.standsFor(spoken(joker)) : spoken(tile);
}
