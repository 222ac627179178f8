// Texts of tiles: "K5" is the black five, "F" a false joker.
import { okeyWords } from './words';

export type Colour = 'K' | 'R' | 'B' | 'Y';

export interface Numbered {
  readonly colour: Colour;
  readonly number: number;
}
export type Parsed = Numbered | 'false joker';

const FALSE_JOKER = 'F';
const FALSE_JOKER_SIGN = '☺';
const TILE = /^([KRBY])([1-9]|1[0-3])$/;

export function parseTile(text: string): Parsed | null {
  if (text === FALSE_JOKER) return 'false joker';
  const found = TILE.exec(text);
  return found ? { colour: found[1] as Colour, number: Number(found[2]) } : null;
}

// A text that is nothing but tiles is changed, any other left alone.
function eachTile(text: string, change: (tile: Parsed) => string, between: string): string {
  const tiles = text.split(' ').map(parseTile);
  return tiles.every((tile) => tile !== null) ? tiles.map(change).join(between) : text;
}

export function shown(text: string): string {
  return eachTile(text, (tile) => (tile === 'false joker' ? FALSE_JOKER_SIGN : tile.colour + tile.number), ' ');
}

export function spoken(text: string): string {
  const { tile: named, colours, falseJoker } = okeyWords;
  return eachTile(text, (tile) => (tile === 'false joker' ? falseJoker : named(colours[tile.colour], tile.number)), ', ');
}

// With what it means in a deal that has this joker.
export function spokenIn(tile: string, joker: string | undefined): string {
  if (joker === undefined) return spoken(tile);
  if (tile === joker) return okeyWords.asJoker(spoken(tile));
  return tile === FALSE_JOKER ? okeyWords.standsFor(spoken(joker)) : spoken(tile);
}
