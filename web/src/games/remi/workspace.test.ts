import { describe, expect, it } from 'vitest';
import { parseTable } from '../../tiles/draft';
import { Workspace } from './workspace.svelte';

const nothing = () => [];

function workspaceOf(table: string, rack: string, { lays = true, mine = true } = {}): Workspace {
  const workspace = new Workspace();
  workspace.lays = lays;
  workspace.hold(1, rack.split(' '), parseTable(table), mine, nothing);
  return workspace;
}
const rack = (workspace: Workspace) => workspace.rack.map(({ face }) => face).join(' ');
const loose = (workspace: Workspace) => workspace.turn.draft.loose.map(({ id }) => id);
const choose = (workspace: Workspace, ...ids: string[]) => ids.forEach((id) => workspace.toggle(`rack:${id}`));

describe('the discard', () => {
  it('is the one tile that is chosen, in the basic game at most one', () => {
    const workspace = workspaceOf('', '3r 9y 5r', { lays: false });
    expect(workspace.move()).toBe('');
    choose(workspace, '3r', '9y');
    expect([...workspace.chosen]).toEqual(['rack:9y']);
    expect(workspace.move()).toBe('discard 9y');
    choose(workspace, '9y');
    expect(workspace.single).toBeNull();
    expect(workspace.put('new', ['rack:3r'])).toBe(false);
  });

  it('is sent together with the melds', () => {
    const workspace = workspaceOf('8r 8g 8b', '3r 4r 5r 9y');
    choose(workspace, '3r', '4r', '5r');
    expect(workspace.single).toBeNull();
    expect(workspace.move()).toBe('');
    workspace.put('new');
    expect(workspace.move()).toBe('lay 8r 8g 8b, 3r 4r 5r');
    choose(workspace, '9y');
    expect(workspace.move()).toBe('lay 8r 8g 8b, 3r 4r 5r discard 9y');
  });

  it('is no longer chosen once it is gone, even if there is an identical tile', () => {
    const workspace = workspaceOf('', '7r 7r 9y');
    choose(workspace, '7r');
    workspace.hold(1, ['7r', '9y'], [], false, nothing);
    expect(workspace.chosen.size).toBe(0);
  });

  it('can be chosen before our turn, and stays chosen when we draw', () => {
    const workspace = workspaceOf('', '7r 9y', { mine: false });
    choose(workspace, '9y');
    workspace.hold(1, ['7r', '9y', '1b'], [], true, nothing);
    expect(workspace.move()).toBe('discard 9y');
    expect(rack(workspace)).toBe('7r 9y 1b');
  });
});

describe('formations on the table', () => {
  const table = '8r 8g 8b, 7b J 9b';

  it('grow by a tap', () => {
    const workspace = workspaceOf(table, '10b 8y 1r');
    choose(workspace, '10b');
    expect(workspace.tap('9b.1')).toBe(true);
    choose(workspace, '8y');
    workspace.tap('8g.1');
    expect(workspace.turn.text).toBe('8r 8g 8b 8y, 7b J 9b 10b');
    expect(workspace.said.text).toBe('yellow 8 added to formation 1.');
  });

  it('are not taken apart', () => {
    const workspace = workspaceOf(table, '10b');
    expect(workspace.tap('8g.1')).toBe(false);
    workspace.put('new', ['8g.1']);
    workspace.put('rack', ['8g.1', 'J.1']);
    workspace.put({ set: 'set0' }, ['J.1']);
    expect(workspace.turn.changed).toBe(false);
  });

  it('exchange their joker for a tile, and the joker is chosen to be played again', () => {
    const workspace = workspaceOf(table, '8b 11y 11g 1r');
    choose(workspace, '8b');
    expect(workspace.tap('J.1')).toBe(true);
    expect(workspace.turn.text).toBe('8r 8g 8b, 7b 8b 9b');
    expect(loose(workspace)).toEqual(['J.1']);
    expect([...workspace.chosen]).toEqual(['J.1']);
    expect(workspace.single).toBeNull();
    expect(workspace.said.text).toBe('blue 8 swapped for the joker in formation 2.');
    choose(workspace, '11y', '11g');
    workspace.put('new');
    expect(workspace.turn.text).toBe('8r 8g 8b, 7b 8b 9b, 11y 11g J');
    expect(loose(workspace)).toEqual([]);
    workspace.undo();
    workspace.undo();
    expect(workspace.turn.changed).toBe(false);
    expect(rack(workspace)).toBe('8b 11y 11g 1r');
  });

  it('keep the joker if several tiles, another joker or one from this turn is chosen', () => {
    const workspace = workspaceOf(table, '8b 10b J 1r');
    choose(workspace, '8b', '10b');
    workspace.tap('J.1');
    expect(workspace.turn.text).toBe('8r 8g 8b, 7b J 8b 9b 10b');
    workspace.undo();
    choose(workspace, 'J');
    workspace.tap('J.1');
    expect(workspace.turn.text).toBe('8r 8g 8b, 7b J J 9b');
    choose(workspace, '1r');
    expect(workspace.replaces(['rack:1r'], 'rack:J')).toBe(false);
    expect(workspace.replaces(['rack:1r'], 'J.1')).toBe(true);
  });

  it('get the joker back when the tile returns to the rack', () => {
    const workspace = workspaceOf(table, '8b 1r');
    choose(workspace, '8b');
    workspace.tap('J.1');
    workspace.put('rack', ['rack:8b']);
    expect(workspace.turn.changed).toBe(false);
    expect(loose(workspace)).toEqual([]);
    expect(rack(workspace)).toBe('8b 1r');
  });

  it('let a loose joker be chosen and placed by tapping', () => {
    const workspace = workspaceOf(table, '8b 1r');
    choose(workspace, '8b');
    workspace.tap('J.1');
    workspace.tap('J.1');
    expect(workspace.chosen.size).toBe(0);
    workspace.tap('J.1');
    workspace.tap('9b.1', true);
    expect(workspace.turn.text).toBe('8r 8g 8b, 7b 8b 9b J');
    expect(workspace.movable('J.1')).toBe(true);
  });
});

describe('a draft from a text', () => {
  const after = (table: string, rack: string, text: string) => {
    const workspace = workspaceOf(table, rack);
    return workspace.lay(text) ? workspace : null;
  };

  it('grows old formations and adds new ones', () => {
    const workspace = after('8r 8g 8b', '8y 2y 3y J 9b', '8r 8g 8b 8y, 2y 3y J');
    expect(workspace?.turn.text).toBe('8r 8g 8b 8y, 2y 3y J');
    expect(workspace && rack(workspace)).toBe('9b');
    expect(workspace?.turn.draft.sets.map(({ id }) => id)).toEqual(['set0', 'new0']);
  });

  it('replaces a joker, which goes elsewhere on the table', () => {
    const workspace = after('7b J 9b, 1y 2y 3y', '8b 5r 5g', '7b 8b 9b, 1y 2y 3y, 5r 5g J');
    expect(workspace && rack(workspace)).toBe('');
    const joker = workspace?.turn.draft.sets[2]?.pieces.at(-1);
    expect([joker?.id, joker?.freed]).toEqual(['J.1', true]);
    workspace?.put('rack', ['rack:8b']);
    expect(workspace?.turn.text).toBe('7b J 9b, 1y 2y 3y, 5r 5g');
  });

  it('leaves the joker loose if it has not been played yet', () => {
    const workspace = after('7b J 9b', '8b 5r', '7b 8b 9b');
    expect(workspace && loose(workspace)).toEqual(['J.1']);
  });

  it('is null if tiles are missing or taken away', () => {
    expect(after('8r 8g 8b', '1r', '8r 8g 8b 8y')).toBeNull();
    expect(after('8r 8g 8b 8y', '1r', '8r 8g 8b')).toBeNull();
    expect(after('8r 8g 8b, 7b J 9b', '1r', '8r 8g 8b')).toBeNull();
    expect(after('7b J 9b', '1r', '7b 9b')).toBeNull();
  });
});
