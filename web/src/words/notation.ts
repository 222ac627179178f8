// How a sentence writes tiles and cards: a number and the shape of its colour or suit, kept together by a word joiner.
// As plain text this is "7⁠◆"; where a page can draw, the shape is the tile's own and has its colour.

export const JOINER = '\u2060'; // keeps a line from breaking between number and shape

export interface Sign {
  readonly shape: string; // an outline on a field of 100 by 100
  readonly inside?: string; // the part cut out
  readonly ink: string; // as named in the styles
  readonly alone?: boolean; // used without a number: a suit or a joker
}
export type Signs = Readonly<Record<string, Sign>>;

export interface Token extends Sign {
  readonly number: string;
}
export type Piece = string | Token;

export interface Notation {
  // A text split into tiles and the text between them.
  pieces(text: string): readonly Piece[];
  // The same text for screen readers.
  heard(text: string): string;
}

// `named` says what a number and a sign are called.
export function notationOf(signs: Signs, named: (number: string, sign: string) => string): Notation {
  const all = Object.keys(signs);
  const alone = all.filter((sign) => signs[sign]?.alone);
  const token = `(?:(?<number>\\d+|[JQKA])${JOINER}(?<sign>[${all.join('')}])${alone.length > 0 ? `|(?<alone>[${alone.join('')}])` : ''})`;
  const one = () => new RegExp(token, 'gu');
  const row = new RegExp(`${token}(?: ${token})*`.replace(/\?<\w+>/gu, '?:'), 'gu');

  const tokens = (text: string) =>
    [...text.matchAll(one())].map(({ index, 0: whole, groups }) => ({
      index,
      whole,
      number: groups?.['number'] ?? '',
      sign: groups?.['sign'] ?? groups?.['alone'] ?? '',
    }));
  return {
    pieces(text) {
      const pieces: Piece[] = [];
      let at = 0;
      for (const { index, whole, number, sign } of tokens(text)) {
        const drawn = signs[sign];
        if (!drawn) continue;
        if (index > at) pieces.push(text.slice(at, index));
        pieces.push({ ...drawn, number });
        at = index + whole.length;
      }
      return at < text.length || pieces.length === 0 ? [...pieces, text.slice(at)] : pieces;
    },
    heard: (text) => text.replace(row, (found) => tokens(found).map(({ number, sign }) => named(number, sign)).join(', ')),
  };
}
