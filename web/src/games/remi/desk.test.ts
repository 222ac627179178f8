import { describe, expect, it } from 'vitest';
import { parseTable } from '../../tiles/draft';
import { Desk } from './desk.svelte';

const nothing = () => [];

function deskOf(table: string, board: string, { lays = true, mine = true } = {}): Desk {
  const desk = new Desk();
  desk.lays = lays;
  desk.hold(1, board.split(' '), parseTable(table), mine, nothing);
  return desk;
}
const board = (desk: Desk) => desk.rack.map(({ face }) => face).join(' ');
const loose = (desk: Desk) => desk.turn.draft.loose.map(({ id }) => id);
const choose = (desk: Desk, ...ids: string[]) => ids.forEach((id) => desk.toggle(`rack:${id}`));

describe('the discard', () => {
  it('is the one tile that is chosen, in the basic game at most one', () => {
    const desk = deskOf('', '3r 9y 5r', { lays: false });
    expect(desk.move()).toBe('');
    choose(desk, '3r', '9y');
    expect([...desk.chosen]).toEqual(['rack:9y']);
    expect(desk.move()).toBe('discard 9y');
    choose(desk, '9y');
    expect(desk.single).toBeNull();
    expect(desk.put('new', ['rack:3r'])).toBe(false);
  });

  it('goes with what is laid', () => {
    const desk = deskOf('8r 8g 8b', '3r 4r 5r 9y');
    choose(desk, '3r', '4r', '5r');
    expect(desk.single).toBeNull();
    expect(desk.move()).toBe('');
    desk.put('new');
    expect(desk.move()).toBe('lay 8r 8g 8b, 3r 4r 5r');
    choose(desk, '9y');
    expect(desk.move()).toBe('lay 8r 8g 8b, 3r 4r 5r discard 9y');
  });

  it('is no longer chosen once it is gone, though another looks like it', () => {
    const desk = deskOf('', '7r 7r 9y');
    choose(desk, '7r');
    desk.hold(1, ['7r', '9y'], [], false, nothing);
    expect(desk.chosen.size).toBe(0);
  });

  it('may be chosen before it is our turn, and stays so when we draw', () => {
    const desk = deskOf('', '7r 9y', { mine: false });
    choose(desk, '9y');
    desk.hold(1, ['7r', '9y', '1b'], [], true, nothing);
    expect(desk.move()).toBe('discard 9y');
    expect(board(desk)).toBe('7r 9y 1b');
  });
});

describe('formations on the table', () => {
  const table = '8r 8g 8b, 7b J 9b';

  it('grow by a tap', () => {
    const desk = deskOf(table, '10b 8y 1r');
    choose(desk, '10b');
    expect(desk.tap('9b.1')).toBe(true);
    choose(desk, '8y');
    desk.tap('8g.1');
    expect(desk.turn.text).toBe('8r 8g 8b 8y, 7b J 9b 10b');
    expect(desk.said.text).toBe('yellow 8 to formation 1.');
  });

  it('are not taken apart', () => {
    const desk = deskOf(table, '10b');
    expect(desk.tap('8g.1')).toBe(false);
    desk.put('new', ['8g.1']);
    desk.put('rack', ['8g.1', 'J.1']);
    desk.put({ set: 'set0' }, ['J.1']);
    expect(desk.turn.changed).toBe(false);
  });

  it('give their joker for a tile, and it is chosen to be laid again', () => {
    const desk = deskOf(table, '8b 11y 11g 1r');
    choose(desk, '8b');
    expect(desk.tap('J.1')).toBe(true);
    expect(desk.turn.text).toBe('8r 8g 8b, 7b 8b 9b');
    expect(loose(desk)).toEqual(['J.1']);
    expect([...desk.chosen]).toEqual(['J.1']);
    expect(desk.single).toBeNull();
    expect(desk.said.text).toBe('blue 8 for the joker of formation 2.');
    choose(desk, '11y', '11g');
    desk.put('new');
    expect(desk.turn.text).toBe('8r 8g 8b, 7b 8b 9b, 11y 11g J');
    expect(loose(desk)).toEqual([]);
    desk.undo();
    desk.undo();
    expect(desk.turn.changed).toBe(false);
    expect(board(desk)).toBe('8b 11y 11g 1r');
  });

  it('keep it where several tiles are chosen, another joker, or one of this turn', () => {
    const desk = deskOf(table, '8b 10b J 1r');
    choose(desk, '8b', '10b');
    desk.tap('J.1');
    expect(desk.turn.text).toBe('8r 8g 8b, 7b J 8b 9b 10b');
    desk.undo();
    choose(desk, 'J');
    desk.tap('J.1');
    expect(desk.turn.text).toBe('8r 8g 8b, 7b J J 9b');
    choose(desk, '1r');
    expect(desk.replaces(['rack:1r'], 'rack:J')).toBe(false);
    expect(desk.replaces(['rack:1r'], 'J.1')).toBe(true);
  });

  it('have it back when the tile goes back to the board', () => {
    const desk = deskOf(table, '8b 1r');
    choose(desk, '8b');
    desk.tap('J.1');
    desk.put('rack', ['rack:8b']);
    expect(desk.turn.changed).toBe(false);
    expect(loose(desk)).toEqual([]);
    expect(board(desk)).toBe('8b 1r');
  });

  it('let a loose joker be chosen and put by taps', () => {
    const desk = deskOf(table, '8b 1r');
    choose(desk, '8b');
    desk.tap('J.1');
    desk.tap('J.1');
    expect(desk.chosen.size).toBe(0);
    desk.tap('J.1');
    desk.tap('9b.1', true);
    expect(desk.turn.text).toBe('8r 8g 8b, 7b 8b 9b J');
    expect(desk.movable('J.1')).toBe(true);
  });
});

describe('a laying from a text', () => {
  const after = (table: string, rack: string, text: string) => {
    const desk = deskOf(table, rack);
    return desk.lay(text) ? desk : null;
  };

  it('grows old formations and adds new ones', () => {
    const desk = after('8r 8g 8b', '8y 2y 3y J 9b', '8r 8g 8b 8y, 2y 3y J');
    expect(desk?.turn.text).toBe('8r 8g 8b 8y, 2y 3y J');
    expect(desk && board(desk)).toBe('9b');
    expect(desk?.turn.draft.sets.map(({ id }) => id)).toEqual(['set0', 'new0']);
  });

  it('replaces a joker, which goes elsewhere on the table', () => {
    const desk = after('7b J 9b, 1y 2y 3y', '8b 5r 5g', '7b 8b 9b, 1y 2y 3y, 5r 5g J');
    expect(desk && board(desk)).toBe('');
    const joker = desk?.turn.draft.sets[2]?.pieces.at(-1);
    expect([joker?.id, joker?.freed]).toEqual(['J.1', true]);
    desk?.put('rack', ['rack:8b']);
    expect(desk?.turn.text).toBe('7b J 9b, 1y 2y 3y, 5r 5g');
  });

  it('leaves the joker loose where it was not laid yet', () => {
    const desk = after('7b J 9b', '8b 5r', '7b 8b 9b');
    expect(desk && loose(desk)).toEqual(['J.1']);
  });

  it('is none where tiles are missing, or taken away', () => {
    expect(after('8r 8g 8b', '1r', '8r 8g 8b 8y')).toBeNull();
    expect(after('8r 8g 8b 8y', '1r', '8r 8g 8b')).toBeNull();
    expect(after('8r 8g 8b, 7b J 9b', '1r', '8r 8g 8b')).toBeNull();
    expect(after('7b J 9b', '1r', '7b 9b')).toBeNull();
  });
});
