import { describe, expect, it } from 'vitest';
import page from './index';
import { deed, lastRound, placedByOthers, tilesOf } from './events';
import { isReal, mostOnRack } from './view';

const places = (seat: number, tiles: string) => ({ key: 'rummikub.places', seat: { seat }, tiles: tiles.split(' ') });
const adds = (seat: number, tiles: string, set: string) => ({ ...places(seat, tiles), key: 'rummikub.adds', set: set.split(' ') });
const draws = (seat: number) => ({ key: 'rummikub.draws', seat: { seat } });

describe('turns', () => {
  const late = [{ key: 'rummikub.late', seat: { seat: 0 } }, { key: 'rummikub.draws_tile', seat: { seat: 0 }, tile: '5b' }, draws(0)];
  const events = [{ key: 'table.deal', deal: 1 }, places(0, '3r 4r 5r'), draws(1), ...late, places(1, '6r 7r'), draws(2)];

  it('show what they are about', () => {
    expect(tilesOf(places(0, '3r J'))).toEqual(['3r', 'J']);
    expect(tilesOf({ key: 'rummikub.draws_tile', seat: { seat: 0 }, tile: '5b' })).toEqual(['5b']);
    expect(tilesOf(draws(1))).toEqual([]);
  });

  it('make a round, back to the same seat’s previous turn', () => {
    expect(lastRound(events)).toEqual([...late, places(1, '6r 7r'), draws(2)]);
    expect(lastRound([])).toEqual([]);
  });

  it('say what a seat did last', () => {
    expect([0, 1, 2, 3].map((seat) => deed(events, seat))).toEqual(['ran out of time', 'placed 2', 'drew a tile', null]);
    expect(deed([places(1, '1r 2r 3r'), adds(1, '6r', '3r 4r 5r')], 1)).toBe('placed 4');
    expect(deed([{ key: 'rummikub.passes', seat: { seat: 1 } }], 1)).toBe('passed');
    expect(deed([draws(1), draws(1), draws(1)], 1)).toBe('drew 3 tiles');
  });

  it('say what others have placed since our turn', () => {
    expect(placedByOthers(events, 0)).toEqual(['6r', '7r']);
    expect(placedByOthers(events, 2)).toEqual([]);
    expect(placedByOthers(events, 3)).toEqual(['3r', '4r', '5r', '6r', '7r']);
    expect(placedByOthers([places(0, '3r'), places(1, '4r')], null)).toEqual(['4r']);
    expect(placedByOthers([places(1, '1r 2r 3r'), adds(1, '6r', '3r 4r 5r')], 0)).toEqual(['1r', '2r', '3r', '6r']);
    expect(placedByOthers([], null)).toEqual([]);
  });
});

it('reads the options it needs', () => {
  expect(isReal({ set: 'real', players: 2 })).toBe(true);
  expect(isReal({ set: 'handout' })).toBe(false);
  expect(mostOnRack({ set: 'handout', rack: 50 })).toBe(50);
});

it('says who has melded, in the real game only', () => {
  const view = { racks: [], counts: [], melded: [true, false], table: [], bag: 0, turn: 0, over: false };
  expect(page.note?.(view, 0, { set: 'real' })).toBe('melded');
  expect(page.note?.(view, 1, { set: 'real' })).toBe('no meld yet');
  expect(page.note?.(view, 0, { set: 'handout' })).toBeNull();
});
