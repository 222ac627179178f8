import { describe, expect, it } from 'vitest';
import page from './index';
import { deed, lastDiscard, lastRound, laidByOthers, tilesOf } from './events';
import { moveText, partsOf } from './moves';
import { isAdvanced } from './view';

const draws = (seat: number) => ({ key: 'remi.draws', seat: { seat } });
const takes = (seat: number, tile: string) => ({ key: 'remi.takes', seat: { seat }, tile });
const discards = (seat: number, tile: string) => ({ key: 'remi.discards', seat: { seat }, tile });
const melds = (seat: number, tiles: string) => ({ key: 'remi.melds', seat: { seat }, tiles: tiles.split(' ') });
const adds = (seat: number, tiles: string, number: number) => ({ key: 'remi.adds', seat: { seat }, tiles: tiles.split(' '), number });
const swaps = (seat: number, tile: string, number: number) => ({ key: 'remi.swaps', seat: { seat }, tile, number });

describe('moves', () => {
  it('are written and read', () => {
    const texts = ['discard 7r', 'lay 8r 8g 8b, 2y 3y J', 'lay 8r 8g 8b, 2y 3y J discard 5g', ''];
    expect(texts.map(partsOf)).toEqual([
      { sets: '', discard: '7r' },
      { sets: '8r 8g 8b, 2y 3y J', discard: '' },
      { sets: '8r 8g 8b, 2y 3y J', discard: '5g' },
      { sets: '', discard: '' },
    ]);
    for (const text of texts) expect(moveText(partsOf(text))).toBe(text);
  });

  it('that are a single word have no parts', () => {
    for (const word of ['draw', 'take']) expect(partsOf(word)).toEqual({ sets: '', discard: '' });
  });
});

describe('turns', () => {
  const first = [draws(0), discards(0, '7b')];
  const second = [takes(1, '7b'), melds(1, '7b 8b 9b'), adds(1, '1r 2r', 1), swaps(1, '5g', 2), discards(1, '13y')];
  const events = [{ key: 'table.deal', deal: 1 }, ...first, ...second, draws(0)];

  it('show what they are about', () => {
    expect(second.map(tilesOf)).toEqual([['7b'], ['7b', '8b', '9b'], ['1r', '2r'], ['5g'], ['13y']]);
    expect(tilesOf(draws(0))).toEqual([]);
    expect(tilesOf({ key: 'remi.shows', seat: { seat: 0 }, tiles: ['1r', 'J'], points: 26 })).toEqual(['1r', 'J']);
    expect(tilesOf({ key: 'remi.refills', tiles: 40 })).toEqual([]);
  });

  it('make a round, back to the same seat’s previous turn', () => {
    expect(lastRound(events)).toEqual([...second, draws(0)]);
    expect(lastRound([])).toEqual([]);
  });

  it('say what a seat did last', () => {
    expect(deed(events, 1)).toBe('placed 6');
    expect(deed(first, 0)).toBe('drew a tile');
    expect(deed([takes(1, '7b'), discards(1, '1r')], 1)?.replaceAll('\u2060', '')).toBe('took 7●');
    expect(deed(first, 1)).toBeNull();
  });

  it('say what others have melded since our turn, and where the last discard is', () => {
    expect(laidByOthers([...first, ...second], 0)).toEqual(['7b', '8b', '9b', '1r', '2r', '5g']);
    expect(laidByOthers(events, 0)).toEqual(laidByOthers([...first, ...second], 0)); // we have only drawn since
    expect(laidByOthers([...events, discards(0, '1r')], 0)).toEqual([]);
    expect([lastDiscard(first), lastDiscard(events), lastDiscard([])]).toEqual([0, null, null]);
  });
});

it('says who has melded, in the advanced game only', () => {
  const view = { melded: [true, false] };
  expect(page.note?.(view, 0, { set: 'advanced' })).toBe('melded');
  expect(page.note?.(view, 1, { set: 'advanced' })).toBe('no meld yet');
  expect(page.note?.(view, 0, { set: 'basic' })).toBeNull();
  expect(isAdvanced({ set: 'basic', jokers: 2 })).toBe(false);
});
