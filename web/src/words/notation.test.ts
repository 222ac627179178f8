import { describe, expect, it } from 'vitest';
import { notation as big2 } from '../games/big2/card';
import { notation as okey } from '../games/okey/notation';
import { notation as pinochle, shown as pinochleShown } from '../games/pinochle/card';
import { shown as big2Shown } from '../games/big2/card';
import { shown as okeyShown } from '../games/okey/tile';
import { notation as tiles } from '../tiles/notation';
import { shown } from '../tiles/tile';
import type { Notation } from './notation';

// Tokens in brackets: number and ink.
const read = (notation: Notation, text: string) =>
  notation.pieces(text).map((piece) => (typeof piece === 'string' ? piece : `[${piece.number} ${/--([\w-]+)/.exec(piece.ink)?.[1]}]`));

describe('notation', () => {
  it('finds tiles and cards in a sentence, each in its colour', () => {
    expect(read(tiles, `Ada places ${shown('7r 10g J')}.`)).toEqual([
      'Ada places ', '[7 tile-red]', ' ', '[10 tile-green]', ' ', '[ tile-black]', '.',
    ]);
    expect(read(okey, `Take ${okeyShown('Y13')}?`)).toEqual(['Take ', '[13 tile-yellow]', '?']);
    expect(read(big2, big2Shown('C3 HQ'))).toEqual(['[3 suit-C]', ' ', '[Q suit-H]']);
    expect(read(pinochle, `${pinochleShown('C')} is trump; ${pinochleShown('10S')}`)).toEqual(['[ suit-C]', ' is trump; ', '[10 suit-S]']);
  });

  it('says them in words', () => {
    expect(tiles.heard(`Ada places ${shown('7r 10g J')}.`)).toBe('Ada places red 7, green 10, joker.');
    expect(okey.heard(`took ${okeyShown('K1')}`)).toBe('took black 1');
    expect(okey.heard(okeyShown('F'))).toBe('false joker');
    expect(pinochle.heard(`${pinochleShown('C')} is trump`)).toBe('clubs is trump');
  });

  it('leaves everything else alone', () => {
    for (const text of ['', 'No tiles here: 7 of 12.', '★ 5', 'K5']) {
      expect([tiles.pieces(text), tiles.heard(text)]).toEqual([[text], text]);
      expect(okey.pieces(text)).toEqual([text]);
    }
  });
});
