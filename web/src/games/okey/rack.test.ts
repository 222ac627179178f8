import { describe, expect, it } from 'vitest';
import { completeIds } from './complete';
import { PlaceRack } from './rack.svelte';
import { Workspace } from './workspace.svelte';

const nothingKept = () => [];
const lies = (rack: PlaceRack) =>
  rack.places.map((id) => (id === null ? '--' : (rack.piece(id)?.face ?? '??'))).join(' ');
const idOf = (rack: PlaceRack, face: string, copy = 0) => rack.pieces.filter((piece) => piece.face === face)[copy]?.id ?? '';

function rackOf(columns: number, ...faces: string[]): PlaceRack {
  const rack = new PlaceRack();
  rack.columns = columns;
  rack.hold(1, faces, nothingKept);
  return rack;
}

describe('a rack', () => {
  it('keeps tiles and gaps when others play, and puts a new tile at the end', () => {
    const rack = rackOf(4, 'K1', 'R1', 'B1');
    rack.put(idOf(rack, 'K1'), 3);
    expect(lies(rack)).toBe('-- R1 -- K1 B1 -- -- --');
    expect(rack.hold(1, ['B1', 'K1', 'R1'], nothingKept)).toEqual([]);
    expect(lies(rack)).toBe('-- R1 -- K1 B1 -- -- --');
    expect(rack.hold(1, ['B1', 'K1', 'R1', 'Y7'], nothingKept)).toHaveLength(1);
    expect(lies(rack)).toBe('-- R1 -- K1 B1 Y7 -- --');
  });

  it('removes the very tile that was discarded', () => {
    const rack = rackOf(4, 'K1', 'R1', 'K1', 'B1');
    rack.hold(1, ['K1', 'R1', 'B1'], nothingKept, idOf(rack, 'K1', 1));
    expect(lies(rack)).toBe('K1 R1 -- -- -- B1 -- --');
    const other = rackOf(4, 'K1', 'R1', 'K1', 'B1');
    other.hold(1, ['K1', 'R1', 'B1'], nothingKept, idOf(other, 'K1', 0));
    expect(lies(other)).toBe('-- R1 -- -- K1 B1 -- --');
  });

  it('is restored after a reload, even on another screen size', () => {
    const rack = rackOf(6, 'K1', 'R1', 'B1');
    rack.put(idOf(rack, 'K1'), 5);
    const again = new PlaceRack();
    again.columns = 6;
    again.hold(1, ['R1', 'B1', 'K1', 'Y2'], () => rack.kept);
    expect(lies(again)).toBe('-- R1 -- -- -- K1 B1 Y2 -- -- -- --');
    again.columns = 3;
    expect(lies(again)).toBe('R1 -- K1 B1 Y2 --');
    again.columns = 6; // without any change in between
    expect(lies(again)).toBe('-- R1 -- -- -- K1 B1 Y2 -- -- -- --');
    again.columns = 3;
    again.put(idOf(again, 'K1'), 1);
    again.columns = 6;
    expect(lies(again)).toBe('R1 K1 -- -- -- -- B1 Y2 -- -- -- --');
  });

  it('starts over with a new deal', () => {
    const rack = rackOf(4, 'K1', 'R1', 'B1');
    rack.put(idOf(rack, 'K1'), 7);
    rack.hold(2, ['Y1', 'Y2', 'Y3', 'K1'], nothingKept);
    expect(lies(rack)).toBe('Y1 Y2 -- -- Y3 K1 -- --');
  });

  it('is arranged by the server, with a gap between groups', () => {
    const rack = rackOf(6, 'K1', 'R7', 'R1', 'B1', 'R7');
    rack.arrange([['K1', 'R1', 'B1'], ['R7']]);
    expect(lies(rack)).toBe('K1 R1 B1 -- R7 -- R7 -- -- -- -- --');
  });

  it('has room for more tiles than the rows of the screen', () => {
    expect(lies(rackOf(2, 'K1', 'K2', 'K3', 'K4', 'K5'))).toBe('K1 K2 K3 K4 K5 --');
  });
});

describe('complete sets', () => {
  const marked = (faces: string, groups: string[][]) => {
    const rack = rackOf(8, ...faces.split(' '));
    const ids = completeIds(rack.pieces, groups);
    return rack.pieces.map(({ id }) => (ids.has(id) ? '*' : '-')).join('');
  };
  const chain = ['K1', 'R1', 'B1', 'Y1'];

  it('are marked wherever their tiles are, one for each face', () => {
    expect(marked('K1 R2 R1 B1 Y1 K1', [chain])).toBe('--****');
    expect(marked('K1 R2 B1 R1 Y3 Y1', [chain])).toBe('*-**-*');
    expect(marked('R5 R1 B1 Y1 K1 Y1', [chain])).toBe('-****-');
  });
  it('are marked where their tiles are together, if there is a choice', () => {
    expect(marked('K1 R7 R7 R1 B1 Y1 K1', [chain])).toBe('---****');
  });
  it('use two tiles for a pair, and no tile twice', () => {
    expect(marked('K1 K1 K1', [['K1', 'K1']])).toBe('**-');
    expect(marked('K1 R1 B1 Y1', [chain, ['K1', 'K2', 'K3']])).toBe('****');
    expect(marked('K1', [])).toBe('-');
  });
});

describe('a workspace', () => {
  function workspaceOf(mine: boolean, ...faces: string[]): Workspace {
    const workspace = new Workspace();
    workspace.hold(1, faces, mine, nothingKept);
    return workspace;
  }

  it('chooses one tile, ready to be discarded on its turn', () => {
    const workspace = workspaceOf(true, 'K1', 'R1');
    workspace.toggle(idOf(workspace.rack, 'K1'));
    workspace.toggle(idOf(workspace.rack, 'R1'));
    expect([workspace.single?.face, workspace.draft]).toEqual(['R1', 'discard R1']);
    workspace.toggle(idOf(workspace.rack, 'R1'));
    expect(workspace.draft).toBe('');
    workspace.choose('K1');
    expect(workspace.draft).toBe('discard K1');
  });

  it('moves tiles at any time, and says so', () => {
    const workspace = workspaceOf(false, 'K1', 'R1');
    workspace.choose('K1');
    expect([workspace.single?.face, workspace.draft]).toEqual(['K1', '']);
    workspace.put(idOf(workspace.rack, 'K1'), 16);
    expect([workspace.said.text, workspace.chosen]).toEqual(['black 1: row 2, place 2.', null]);
    workspace.carry(idOf(workspace.rack, 'K1'), 0, -1);
    expect(workspace.said.text).toBe('black 1: row 1, place 2.');
  });

  it('clears the choice after its turn, and keeps it while others play', () => {
    const workspace = workspaceOf(true, 'K1', 'K1', 'R1');
    workspace.choose('K1');
    workspace.hold(1, ['K1', 'R1'], false, nothingKept);
    expect(workspace.chosen).toBeNull();
    workspace.choose('R1');
    workspace.hold(1, ['K1', 'R1'], false, nothingKept);
    expect(workspace.single?.face).toBe('R1');
  });
});
