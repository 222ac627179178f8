import { describe, expect, it } from 'vitest';
import { parseTable, toSet } from './draft';
import { fitsFrom, playableFrom } from './marks';
import { rackRows } from './rack';
import { numberOf, parseTile, shown, spoken } from './tile';
import { Turn } from './turn.svelte';

describe('texts of tiles', () => {
  it('are read', () => {
    expect(parseTile('13y')).toEqual({ number: 13, colour: 'y' });
    expect(parseTile('J')).toBe('joker');
    for (const text of ['', '0r', '14r', '3', 'r3', '3R', 'j', '03r', '3r ']) expect(parseTile(text)).toBeNull();
    expect([numberOf('7g'), numberOf('J')]).toEqual([7, null]);
  });

  it('are shown and spoken', () => {
    expect(shown('3r 10g J 1b 2y').replaceAll('\u2060', '')).toBe('3◆ 10▲ ☺ 1● 2★');
    expect(spoken('3r J 13y')).toBe('red 3, joker, yellow 13');
  });

  it('are left alone if they are not tiles', () => {
    expect(shown('smart')).toBe('smart');
    expect(spoken('3r and more')).toBe('3r and more');
  });
});

describe('what the listed moves tell', () => {
  const table = parseTable('3r 4r 5r, 7r 7g 7y');
  const moves = ['draw', '3r 4r 5r 6r, 7r 7g 7y', '3r 4r 5r, 7r 7g 7b 7y', '3r 4r 5r, 7r 7g 7y, 1r 1g 1b'];

  it('are the tiles that can be played', () => {
    expect([...playableFrom(moves, table)]).toEqual(['6r', '7b', '1r', '1g', '1b']);
    expect(playableFrom(['draw'], table).size).toBe(0);
  });

  it('are the sets a chosen tile fits, while they are unchanged', () => {
    const turn = new Turn();
    turn.begin(table);
    const six = { id: 'rack:6r', face: '6r', own: true };
    expect([...fitsFrom(moves, turn, [six])]).toEqual(['set0']);
    expect(fitsFrom(moves, turn, [six, six]).size).toBe(0);
    expect(fitsFrom(moves, turn, []).size).toBe(0);
    turn.step(toSet(turn.draft, [{ id: 'rack:2r', face: '2r', own: true }], { set: 'set0' }));
    expect(fitsFrom(moves, turn, [six]).size).toBe(0);
  });
});

it('arranges the rack in as few rows as thumbs allow', () => {
  expect(rackRows(14, 880, 800, 4)).toEqual({ rows: 1, tile: 59 });
  expect(rackRows(14, 332, 740, 4).rows).toBe(2);
  expect(rackRows(16, 332, 740, 4).rows).toBe(3);
  expect(rackRows(20, 332, 740, 4).rows).toBe(3);
  for (const count of [1, 14, 22, 30, 50, 92]) {
    const { rows, tile } = rackRows(count, 332, 740, 4);
    expect(Math.ceil(count / rows) * (tile + 4) - 4).toBeLessThanOrEqual(345);
    expect(tile).toBeGreaterThanOrEqual(count <= 20 ? 40 : 34); // a thumb's width, or slightly less if the rack is crowded
  }
});
