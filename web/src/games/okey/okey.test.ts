import { describe, expect, it } from 'vitest';
import { say } from '../../words/say';
import { deed, hasDiscarded, lastDiscard, lastRound, tilesOf } from './events';
import page from './index';
import { discardOf, discardText } from './moves';
import { parseTile, shown, spoken, spokenIn } from './tile';
import { before, topOf, type OkeyView } from './view';

describe('texts of tiles', () => {
  it('are read', () => {
    expect(parseTile('Y13')).toEqual({ colour: 'Y', number: 13 });
    expect(parseTile('F')).toBe('false joker');
    for (const text of ['', 'K0', 'K14', 'K', '5K', 'k5', 'G5', 'K05', 'J']) expect(parseTile(text)).toBeNull();
  });

  it('are shown and spoken, or left alone if they are not tiles', () => {
    expect(shown('K5 F Y13').replaceAll('\u2060', '')).toBe('5■ ☺ 13▲');
    expect(spoken('K5 R1 F')).toBe('black 5, red 1, false joker');
    expect([shown('smart'), spoken('K5 wins')]).toEqual(['smart', 'K5 wins']);
  });

  it('say what they mean in a deal with a joker', () => {
    expect(spokenIn('K6', 'K6')).toBe('black 6, the joker');
    expect(spokenIn('F', 'K6')).toBe('false joker for black 6');
    expect([spokenIn('B2', 'K6'), spokenIn('K6', undefined)]).toEqual(['blue 2', 'black 6']);
  });
});

it('moves name the discarded tile', () => {
  expect(discardText('K5')).toBe('discard K5');
  expect(['discard K5', 'draw', 'take'].map(discardOf)).toEqual(['K5', '', '']);
});

describe('turns', () => {
  const draws = (seat: number) => ({ key: 'okey.draws', seat: { seat } });
  const takes = (seat: number, tile: string) => ({ key: 'okey.takes', seat: { seat }, tile, from: { seat: seat - 1 } });
  const discards = (seat: number, tile: string) => ({ key: 'okey.discards', seat: { seat }, tile });
  const shows = { key: 'okey.shows_twin', seat: { seat: 3 }, tile: 'K5' };
  const events = [
    { key: 'okey.indicator', tile: 'K5', joker: 'K6' },
    discards(0, 'K1'), takes(1, 'K1'), discards(1, 'R2'), draws(2), discards(2, 'B3'), shows, draws(3), discards(3, 'Y4'), draws(0),
  ];

  it('show what they are about', () => {
    expect(events.slice(0, 4).map(tilesOf)).toEqual([['K5', 'K6'], ['K1'], ['K1'], ['R2']]);
    expect(tilesOf({ key: 'okey.chain', seat: { seat: 0 }, tiles: ['K1', 'R1', 'B1', 'Y1'] })).toEqual(['K1', 'R1', 'B1', 'Y1']);
    expect(tilesOf({ key: 'okey.hand', seat: { seat: 0 }, tiles: ['K1', 'F'] })).toEqual(['K1', 'F']);
    expect([draws(0), { key: 'okey.tie' }].map(tilesOf)).toEqual([[], []]);
  });

  it('say what a seat did last', () => {
    expect([0, 1, 2].map((seat) => deed(events, seat))).toEqual(['drew a tile', 'took 1\u2060■', 'drew a tile']);
    expect(deed(events.slice(0, 7), 3)).toBe('showed the matching tile');
    expect(deed([{ key: 'okey.passes', seat: { seat: 2 } }], 2)).toBe('passed');
    expect([deed(events.slice(0, 2), 0), deed([], 1)]).toEqual([null, null]);
  });

  it('make a round, and say where the last discard is', () => {
    expect(lastRound(events)).toEqual(events.slice(2));
    expect([lastDiscard(events), lastDiscard(events.slice(0, 9)), lastDiscard([])]).toEqual([null, 3, null]);
  });

  it('have begun once a player has discarded, even if the tile was taken', () => {
    expect(hasDiscarded([draws(0)])).toBe(false);
    expect(hasDiscarded([discards(0, 'K5'), takes(1, 'K5')])).toBe(true);
  });

  it('name the player whose discard is taken', () => {
    const phrases = { 'okey.takes': '{seat} takes {tile} from {from}.' };
    expect(say(takes(1, 'K1'), { phrases, names: ['Ada', 'Basil'] })).toBe('Basil takes K1 from Ada.');
  });
});

describe('a view', () => {
  const view = {
    hands: [['K1'], null], counts: [1, 14], chains: [[['K1']], null], known: [[], ['R7']],
    discards: [['K1', 'R2'], [], ['B3'], ['Y4']], joker: 'K6', shown: 1,
  } as unknown as OkeyView;

  it('says whose discard goes to whom', () => {
    expect([0, 1, 2, 3].map((seat) => before(seat, view))).toEqual([3, 0, 1, 2]);
    expect([0, 1, 3].map((seat) => topOf(view, seat))).toEqual(['R2', undefined, 'Y4']);
  });

  it('gives the page the hands', () => {
    expect([page.hand(view, 0), page.hand(view, 1), page.count(view, 1)]).toEqual([['K1'], null, 14]);
    expect([page.known?.(view, 1), page.complete?.(view, 0), page.complete?.(view, 1)]).toEqual([['R7'], [['K1']], []]);
    expect([page.note?.(view, 1, {}), page.note?.(view, 0, {})]).toEqual(['showed the matching tile', null]);
  });
});
