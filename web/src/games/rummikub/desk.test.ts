import { describe, expect, it } from 'vitest';
import { Desk } from './desk.svelte';
import { parseTable } from '../../tiles/draft';

const nothing = () => [];

function deskOf(table: string, rack: string, { free = true, mine = true } = {}): Desk {
  const desk = new Desk();
  desk.free = free;
  desk.hold(1, rack.split(' '), parseTable(table), mine, nothing);
  return desk;
}
const rack = (desk: Desk) => desk.rack.map(({ face }) => face).join(' ');

describe('two steps', () => {
  it('put tiles of the rack into a new set', () => {
    const desk = deskOf('', '3r 9y 5r 4r');
    for (const id of ['rack:3r', 'rack:5r', 'rack:4r']) desk.toggle(id);
    expect(desk.put('new')).toBe(true);
    expect(desk.turn.text).toBe('3r 4r 5r');
    expect(rack(desk)).toBe('9y');
    expect(desk.chosen.size).toBe(0);
    expect(desk.said.text).toBe('red 3, red 5, red 4: a new set.');
  });

  it('put a tile into the set that is tapped, and back', () => {
    const desk = deskOf('3r 4r 5r, 7r 7g 7y', '7b 6r');
    desk.toggle('rack:7b');
    desk.tap('7g.1');
    expect(desk.turn.text).toBe('3r 4r 5r, 7r 7g 7y 7b');
    expect(desk.said.text).toBe('blue 7 into set 2.');
    desk.tap('rack:7b');
    expect([...desk.chosen]).toEqual(['rack:7b']);
    expect(desk.canReturn).toBe(true);
    desk.put('rack');
    expect(desk.turn.changed).toBe(false);
    expect(rack(desk)).toBe('7b 6r');
  });

  it('choose in one set, and put in another', () => {
    const desk = deskOf('3r 4r 5r 6r 7r, 7b 7g 7y', '1r');
    desk.tap('6r.1');
    desk.tap('7r.1');
    expect(desk.chosen.size).toBe(2);
    desk.tap('6r.1');
    desk.tap('7b.1');
    expect(desk.turn.text).toBe('3r 4r 5r 6r, 7b 7g 7y 7r');
  });

  it('put a joker beside what is tapped', () => {
    const desk = deskOf('3r 4r 5r', 'J J');
    desk.toggle('rack:J');
    desk.tap('3r.1', false);
    expect(desk.turn.text).toBe('J 3r 4r 5r');
    desk.toggle('rack:J#1');
    desk.tap('5r.1', true);
    expect(desk.turn.text).toBe('J 3r 4r 5r J');
  });

  it('never take from the table what must stay there', () => {
    const desk = deskOf('3r 4r 5r', '6r', { free: false });
    expect(desk.tap('3r.1')).toBe(false);
    expect(desk.chosen.size).toBe(0);
    desk.put('rack', ['3r.1']);
    desk.put('new', ['3r.1']);
    expect(desk.turn.changed).toBe(false);
    desk.put({ set: 'set0' }, ['rack:6r']);
    expect(desk.tap('rack:6r')).toBe(true);
  });

  it('wait for our turn', () => {
    const desk = deskOf('', '3r 4r 5r', { mine: false });
    desk.toggle('rack:3r');
    expect(desk.chosenPieces).toHaveLength(1);
    expect(desk.put('new')).toBe(false);
    expect(desk.turn.changed).toBe(false);
  });
});

describe('a set', () => {
  it('is split before the chosen piece', () => {
    const desk = deskOf('3r 4r 5r 6r 7r 8r', '1r');
    desk.tap('3r.1');
    expect(desk.splitAt).toBeNull();
    desk.tap('3r.1');
    desk.tap('6r.1');
    expect(desk.split()).toBe(true);
    expect(desk.turn.text).toBe('3r 4r 5r, 6r 7r 8r');
    desk.undo();
    expect(desk.turn.changed).toBe(false);
  });

  it('is chosen as a whole, to be joined with another', () => {
    const desk = deskOf('3r 4r 5r, 6r 7r 8r', '1r');
    desk.chooseSet('7r.1');
    expect(desk.chosen.size).toBe(3);
    desk.tap('3r.1');
    expect(desk.turn.text).toBe('3r 4r 5r 6r 7r 8r');
    desk.chooseSet('3r.1');
    desk.chooseSet('3r.1');
    expect(desk.chosen.size).toBe(0);
  });
});

describe('the rack', () => {
  it('is reordered at any time, and keeps its order while tiles lie on the table', () => {
    const desk = deskOf('', '1r 2r 3r 4r', { mine: false });
    desk.reorder(['rack:4r'], 'rack:1r');
    expect(rack(desk)).toBe('4r 1r 2r 3r');
    desk.reorder(['rack:4r', 'rack:2r'], null);
    expect(rack(desk)).toBe('1r 3r 4r 2r');
    expect(desk.reorder(['5g.1'], null)).toBe(false);
    desk.mine = true;
    desk.put('new', ['rack:3r']);
    desk.undo();
    expect(rack(desk)).toBe('1r 3r 4r 2r');
  });

  it('shows its groups, also where the first of one is gone', () => {
    const desk = deskOf('', '1r 2r 3r 7b 8b');
    desk.hand.arrange([['1r', '2r', '3r'], ['7b', '8b']]);
    expect([...desk.starts]).toEqual(['rack:7b']);
    desk.put('new', ['rack:7b']);
    expect([...desk.starts]).toEqual(['rack:8b']);
  });
});

describe('what the server says', () => {
  it('leaves the draft alone while nothing changes for it', () => {
    const desk = deskOf('3r 4r 5r', '6r 7r');
    desk.toggle('rack:6r');
    desk.tap('5r.1');
    expect(desk.hold(1, ['6r', '7r'], parseTable('3r 4r 5r'), true, nothing)).toBe(false);
    expect(desk.turn.text).toBe('3r 4r 5r 6r');
    expect(rack(desk)).toBe('7r');
  });

  it('drops a draft whose turn is over, and says so', () => {
    const desk = deskOf('3r 4r 5r', '6r 7r');
    desk.toggle('rack:6r');
    desk.tap('5r.1');
    expect(desk.hold(1, ['6r', '7r', '9b'], parseTable('3r 4r 5r'), false, nothing)).toBe(true);
    expect(desk.turn.changed).toBe(false);
    expect(rack(desk)).toBe('6r 7r 9b');
  });

  it('lets go of chosen tiles that are gone, and keeps the others', () => {
    const desk = deskOf('3r 4r 5r', '6r 7r', { mine: false });
    desk.toggle('rack:7r');
    desk.tap('3r.1');
    desk.hold(1, ['7r'], parseTable('4r 5r 6r'), false, nothing);
    expect([...desk.chosen]).toEqual(['rack:7r']);
  });

  it('shows a hint on the table as one step', () => {
    const desk = deskOf('3r 4r 5r 6r', '6g 6b 1y');
    expect(desk.lay('3r 4r 5r, 6r 6g 6b')).toBe(true);
    expect(rack(desk)).toBe('1y');
    desk.undo();
    expect(desk.turn.changed).toBe(false);
    expect(desk.lay('13y 13r 13b')).toBe(false);
  });
});
