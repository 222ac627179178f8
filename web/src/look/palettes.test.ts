// Checks the palettes under colour blindness: all colours on a table can be told apart.
import { describe, expect, it } from 'vitest';
import { contrast, distance, type Eyes } from '../testing/colour-vision';
import css from './palettes.css?raw';

type Colours = Readonly<Record<string, string>>;

// The colours of a page with this palette and number of suit colours.
function coloursOf(palette: string, suits: 'two' | 'four'): Colours {
  const found: Record<string, string> = {};
  for (const [, selector = '', body = ''] of css.matchAll(/(:root\S*) \{([^}]*)\}/g)) {
    const wanted = [...selector.matchAll(/\[data-(\w+)='([\w-]+)'\]/g)];
    if (!wanted.every(([, name, value]) => value === (name === 'palette' ? palette : suits))) continue;
    for (const [, name = '', value = ''] of body.matchAll(/--([\w-]+): ([^;]+);/g)) found[name] = value;
  }
  const plain = (value: string): string => {
    const [, other] = /^var\(--([\w-]+)\)$/.exec(value) ?? [];
    return other === undefined ? value : plain(found[other] ?? '');
  };
  return Object.fromEntries(Object.entries(found).map(([name, value]) => [name, plain(value)]));
}

const named = (colours: Colours, names: string) => names.split(' ').map((name) => colours[name] ?? '');

function nearest(colours: readonly string[], eyes: readonly Eyes[]): number {
  const apart = colours.flatMap((one, i) => colours.slice(i + 1).flatMap((other) => eyes.map((kind) => distance(one, other, kind))));
  return Math.min(...apart);
}

// As Token.svelte mixes its digits.
function darkened(hex: string): string {
  const parts = [1, 3, 5].map((at) => Math.round(parseInt(hex.slice(at, at + 2), 16) * 0.7));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

const TILES = ['tile-red tile-green tile-blue tile-yellow', 'tile-black tile-red tile-blue tile-yellow'];
const everybody: Eyes[] = ['usual', 'protan', 'deutan', 'tritan'];

describe.each<{ palette: string; eyes: Eyes[]; tiles: number; suits: number; suitEyes?: Eyes[] }>([
  { palette: 'standard', eyes: everybody, tiles: 25, suits: 45, suitEyes: ['usual'] },
  { palette: 'red-green', eyes: ['usual', 'protan', 'deutan'], tiles: 33, suits: 45 },
  { palette: 'blue-yellow', eyes: ['usual', 'tritan'], tiles: 40, suits: 40 },
])('the palette $palette', ({ palette, eyes, tiles, suits, suitEyes = eyes }) => {
  const [two, four] = [coloursOf(palette, 'two'), coloursOf(palette, 'four')];

  it.each(TILES)('keeps %s apart', (names) => {
    expect(nearest(named(two, names), eyes)).toBeGreaterThan(tiles);
  });

  it('keeps two suit colours apart for everyone, and four for the players it is made for', () => {
    expect(nearest(named(two, 'suit-S suit-H'), everybody)).toBeGreaterThan(30);
    expect(nearest(named(four, 'suit-S suit-H suit-D suit-C'), suitEyes)).toBeGreaterThan(suits);
  });

  it('has enough contrast on ivory and paper for large text', () => {
    const onIvory = named(two, TILES.join(' ')).flatMap((tile) => named(two, 'ivory ivory-gold').map((ivory) => contrast(tile, ivory)));
    const onPaper = named(four, 'suit-S suit-H suit-D suit-C').map((suit) => contrast(suit, four['paper'] ?? ''));
    expect(Math.min(...onIvory, ...onPaper)).toBeGreaterThanOrEqual(3);
  });

  it('has enough contrast in a sentence for small text', () => {
    const inks = [...named(two, TILES.join(' ')), ...named(four, 'suit-S suit-H suit-D suit-C')];
    expect(Math.min(...inks.map((ink) => contrast(darkened(ink), two['ivory'] ?? '')))).toBeGreaterThanOrEqual(4.5);
  });
});
