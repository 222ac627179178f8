import { describe, expect, it } from 'vitest';
import { parseTable } from '../../tiles/draft';
import { Workspace } from './workspace.svelte';

const nothing = () => [];

function workspaceOf(table: string, rack: string, { free = true, mine = true } = {}): Workspace {
  const workspace = new Workspace();
  workspace.free = free;
  workspace.hold(1, rack.split(' '), parseTable(table), mine, nothing);
  return workspace;
}
const rack = (workspace: Workspace) => workspace.rack.map(({ face }) => face).join(' ');

describe('two steps', () => {
  it('put tiles from the rack into a new set', () => {
    const workspace = workspaceOf('', '3r 9y 5r 4r');
    for (const id of ['rack:3r', 'rack:5r', 'rack:4r']) workspace.toggle(id);
    expect(workspace.put('new')).toBe(true);
    expect(workspace.turn.text).toBe('3r 4r 5r');
    expect(rack(workspace)).toBe('9y');
    expect(workspace.chosen.size).toBe(0);
    expect(workspace.said.text).toBe('red 3, red 5, red 4: new set.');
  });

  it('put a tile into the set that is tapped, and back', () => {
    const workspace = workspaceOf('3r 4r 5r, 7r 7g 7y', '7b 6r');
    workspace.toggle('rack:7b');
    workspace.tap('7g.1');
    expect(workspace.turn.text).toBe('3r 4r 5r, 7r 7g 7y 7b');
    expect(workspace.said.text).toBe('blue 7 added to set 2.');
    workspace.tap('rack:7b');
    expect([...workspace.chosen]).toEqual(['rack:7b']);
    expect(workspace.canReturn).toBe(true);
    workspace.put('rack');
    expect(workspace.turn.changed).toBe(false);
    expect(rack(workspace)).toBe('7b 6r');
  });

  it('choose in one set, and put in another', () => {
    const workspace = workspaceOf('3r 4r 5r 6r 7r, 7b 7g 7y', '1r');
    workspace.tap('6r.1');
    workspace.tap('7r.1');
    expect(workspace.chosen.size).toBe(2);
    workspace.tap('6r.1');
    workspace.tap('7b.1');
    expect(workspace.turn.text).toBe('3r 4r 5r 6r, 7b 7g 7y 7r');
  });

  it('put a joker beside what is tapped', () => {
    const workspace = workspaceOf('3r 4r 5r', 'J J');
    workspace.toggle('rack:J');
    workspace.tap('3r.1', false);
    expect(workspace.turn.text).toBe('J 3r 4r 5r');
    workspace.toggle('rack:J#1');
    workspace.tap('5r.1', true);
    expect(workspace.turn.text).toBe('J 3r 4r 5r J');
  });

  it('never take tiles from the table that must stay there', () => {
    const workspace = workspaceOf('3r 4r 5r', '6r', { free: false });
    expect(workspace.tap('3r.1')).toBe(false);
    expect(workspace.chosen.size).toBe(0);
    workspace.put('rack', ['3r.1']);
    workspace.put('new', ['3r.1']);
    expect(workspace.turn.changed).toBe(false);
    workspace.put({ set: 'set0' }, ['rack:6r']);
    expect(workspace.tap('rack:6r')).toBe(true);
  });

  it('wait for our turn', () => {
    const workspace = workspaceOf('', '3r 4r 5r', { mine: false });
    workspace.toggle('rack:3r');
    expect(workspace.chosenPieces).toHaveLength(1);
    expect(workspace.put('new')).toBe(false);
    expect(workspace.turn.changed).toBe(false);
  });
});

describe('a set', () => {
  it('is split before the chosen piece', () => {
    const workspace = workspaceOf('3r 4r 5r 6r 7r 8r', '1r');
    workspace.tap('3r.1');
    expect(workspace.splitAt).toBeNull();
    workspace.tap('3r.1');
    workspace.tap('6r.1');
    expect(workspace.split()).toBe(true);
    expect(workspace.turn.text).toBe('3r 4r 5r, 6r 7r 8r');
    workspace.undo();
    expect(workspace.turn.changed).toBe(false);
  });

  it('is chosen as a whole, to be joined with another', () => {
    const workspace = workspaceOf('3r 4r 5r, 6r 7r 8r', '1r');
    workspace.chooseSet('7r.1');
    expect(workspace.chosen.size).toBe(3);
    workspace.tap('3r.1');
    expect(workspace.turn.text).toBe('3r 4r 5r 6r 7r 8r');
    workspace.chooseSet('3r.1');
    workspace.chooseSet('3r.1');
    expect(workspace.chosen.size).toBe(0);
  });
});

describe('the rack', () => {
  it('can be reordered at any time, and keeps its order while tiles are on the table', () => {
    const workspace = workspaceOf('', '1r 2r 3r 4r', { mine: false });
    workspace.reorder(['rack:4r'], 'rack:1r');
    expect(rack(workspace)).toBe('4r 1r 2r 3r');
    workspace.reorder(['rack:4r', 'rack:2r'], null);
    expect(rack(workspace)).toBe('1r 3r 4r 2r');
    expect(workspace.reorder(['5g.1'], null)).toBe(false);
    workspace.mine = true;
    workspace.put('new', ['rack:3r']);
    workspace.undo();
    expect(rack(workspace)).toBe('1r 3r 4r 2r');
  });

  it('shows its groups even if the first tile of one is gone', () => {
    const workspace = workspaceOf('', '1r 2r 3r 7b 8b');
    workspace.hand.arrange([['1r', '2r', '3r'], ['7b', '8b']]);
    expect([...workspace.starts]).toEqual(['rack:7b']);
    workspace.put('new', ['rack:7b']);
    expect([...workspace.starts]).toEqual(['rack:8b']);
  });
});

describe('an update from the server', () => {
  it('leaves the draft alone while its turn is unchanged', () => {
    const workspace = workspaceOf('3r 4r 5r', '6r 7r');
    workspace.toggle('rack:6r');
    workspace.tap('5r.1');
    expect(workspace.hold(1, ['6r', '7r'], parseTable('3r 4r 5r'), true, nothing)).toBe(false);
    expect(workspace.turn.text).toBe('3r 4r 5r 6r');
    expect(rack(workspace)).toBe('7r');
  });

  it('drops a draft whose turn is over, and says so', () => {
    const workspace = workspaceOf('3r 4r 5r', '6r 7r');
    workspace.toggle('rack:6r');
    workspace.tap('5r.1');
    expect(workspace.hold(1, ['6r', '7r', '9b'], parseTable('3r 4r 5r'), false, nothing)).toBe(true);
    expect(workspace.turn.changed).toBe(false);
    expect(rack(workspace)).toBe('6r 7r 9b');
  });

  it('deselects tiles that are gone, and keeps the others chosen', () => {
    const workspace = workspaceOf('3r 4r 5r', '6r 7r', { mine: false });
    workspace.toggle('rack:7r');
    workspace.tap('3r.1');
    workspace.hold(1, ['7r'], parseTable('4r 5r 6r'), false, nothing);
    expect([...workspace.chosen]).toEqual(['rack:7r']);
  });

  it('shows a hint on the table as one step', () => {
    const workspace = workspaceOf('3r 4r 5r 6r', '6g 6b 1y');
    expect(workspace.lay('3r 4r 5r, 6r 6g 6b')).toBe(true);
    expect(rack(workspace)).toBe('1y');
    workspace.undo();
    expect(workspace.turn.changed).toBe(false);
    expect(workspace.lay('13y 13r 13b')).toBe(false);
  });
});
