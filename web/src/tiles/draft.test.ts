import { describe, expect, it } from 'vitest';
import {
  asItLies,
  changes,
  draftText,
  fromText,
  justPlaced,
  parseTable,
  piecesOf,
  replace,
  splitBefore,
  toNewSet,
  toRack,
  toSet,
  type Draft,
  type Piece,
} from './draft';
import { Turn } from './turn.svelte';

const own = (...faces: string[]): Piece[] => faces.map((face, i) => ({ id: `rack:${i}:${face}`, face, own: true }));
const table = (text: string) => asItLies(parseTable(text));
const pieces = (draft: Draft, ...ids: string[]) => piecesOf(draft).filter(({ id }) => ids.includes(id));

describe('a draft', () => {
  it('is the table in the notation of a move', () => {
    const text = '3r 4r 5r, 7r 7g 7y, 3r J 5r';
    expect(draftText(table(text))).toBe(text);
    expect(draftText(table(''))).toBe('');
    expect(new Set(piecesOf(table(text)).map(({ id }) => id)).size).toBe(9);
  });

  it('adds new sets at the end, sorted by number in any order of choosing', () => {
    const draft = toNewSet(table('3r 4r 5r'), own('9b', '7b', '8b'));
    expect(draftText(draft)).toBe('3r 4r 5r, 7b 8b 9b');
    expect(draftText(toNewSet(draft, own('J')))).toBe('3r 4r 5r, 7b 8b 9b, J');
    expect(draftText(toNewSet(draft, own('9g', '11g', 'J')))).toBe('3r 4r 5r, 7b 8b 9b, 9g J 11g');
    expect(draftText(toNewSet(draft, own('J', '9g', '11g')))).toBe('3r 4r 5r, 7b 8b 9b, J 9g 11g');
    expect(draftText(toNewSet(draft, own('9g', '9b', 'J')))).toBe('3r 4r 5r, 7b 8b 9b, 9g 9b J');
    expect(toNewSet(draft, [])).toBe(draft);
  });

  it('puts a tile where its number belongs, or where the player wants it', () => {
    const draft = table('3r 4r 5r, 7r 7g 7y');
    expect(draftText(toSet(draft, own('2r'), { set: 'set0' }))).toBe('2r 3r 4r 5r, 7r 7g 7y');
    expect(draftText(toSet(draft, own('7b'), { set: 'set1' }))).toBe('3r 4r 5r, 7r 7g 7y 7b');
    expect(draftText(toSet(draft, own('J'), { set: 'set0', before: '3r.1' }))).toBe('J 3r 4r 5r, 7r 7g 7y');
    expect(draftText(toSet(draft, own('6r', '7r'), { set: 'set0', before: null }))).toBe('3r 4r 5r 6r 7r, 7r 7g 7y');
    expect(toSet(draft, own('6r'), { set: 'nowhere' })).toBe(draft);
  });

  it('knows which number a joker has in a run', () => {
    const into = (set: string, face: string) => draftText(toSet(table(set), own(face), { set: 'set0' }, () => true));
    expect(into('J 5r 6r', '3r')).toBe('3r J 5r 6r');
    expect(into('J 5r 6r', '7r')).toBe('J 5r 6r 7r');
    expect(into('J 5r 6r', '4r')).toBe('J 4r 5r 6r');
    expect(into('5r 6r J', '7r')).toBe('5r 6r 7r J');
    expect(into('5r 6r J', '8r')).toBe('5r 6r J 8r');
    expect(into('7r J 7y', '7b')).toBe('7r J 7y 7b');
    expect(into('7r J', '7b')).toBe('7r J 7b');
  });

  it('moves a joker inside a run aside if allowed', () => {
    const into = (set: string, mayMove: boolean) => draftText(toSet(table(set), own('12r'), { set: 'set0' }, () => mayMove));
    expect(into('10r 11r J 13r', true)).toBe('J 10r 11r 12r 13r');
    expect(into('10r 11r J 13r', false)).toBe('10r 11r J 12r 13r');
    expect(draftText(toSet(table('3r J 5r'), own('4r'), { set: 'set0' }, () => true))).toBe('3r 4r 5r J');
  });

  it('puts a joker at the nearer end of a run without gaps', () => {
    const draft = table('3r 4r 5r 6r');
    const before = (piece: string) => draftText(toSet(draft, own('J'), { set: 'set0', before: piece }));
    expect([before('4r.1'), before('6r.1')]).toEqual(['J 3r 4r 5r 6r', '3r 4r 5r 6r J']);
    const low = table('1r 2r 3r');
    expect(draftText(toSet(low, own('J'), { set: 'set0', before: '2r.1' }))).toBe('1r 2r 3r J');
  });

  it('moves tiles within a set', () => {
    const draft = table('3r J 5r');
    expect(draftText(toSet(draft, pieces(draft, 'J.1'), { set: 'set0', before: null }))).toBe('3r 5r J');
    expect(draftText(toSet(draft, pieces(draft, 'J.1'), { set: 'set0', before: '3r.1' }))).toBe('J 3r 5r');
    // Moving a tile before itself changes nothing.
    expect(draftText(toSet(draft, pieces(draft, 'J.1'), { set: 'set0', before: 'J.1' }))).toBe('3r J 5r');
  });

  it('joins sets and removes empty ones', () => {
    const draft = table('3r 4r 5r, 7r 7g 7y, 6r 7r 8r');
    const joined = toSet(draft, draft.sets[2]?.pieces ?? [], { set: 'set0' });
    expect(draftText(joined)).toBe('3r 4r 5r 6r 7r 8r, 7r 7g 7y');
    expect(joined.sets.map(({ id }) => id)).toEqual(['set0', 'set1']);
  });

  it('splits a set', () => {
    const draft = table('3r 4r 5r 6r 7r 8r, 7r 7g 7y');
    const split = splitBefore(draft, '6r.1');
    expect(draftText(split)).toBe('3r 4r 5r, 7r 7g 7y, 6r 7r 8r');
    expect(splitBefore(draft, '3r.1')).toBe(draft);
    expect(splitBefore(draft, 'no such')).toBe(draft);
  });

  it('returns only tiles that came from the rack', () => {
    const draft = toSet(table('7r 7g 7y'), own('7b'), { set: 'set0' });
    const all = new Set(piecesOf(draft).map(({ id }) => id));
    expect(draftText(toRack(draft, all))).toBe('7r 7g 7y');
    const alone = toNewSet(table('7r 7g 7y'), own('1r'));
    expect(draftText(toRack(alone, new Set(['rack:0:1r'])))).toBe('7r 7g 7y');
  });
});

describe('a tile in place of another', () => {
  const base = table('7b J 9b, 1y 2y 3y');
  const [eight] = own('8b') as [Piece];
  const [joker] = pieces(base, 'J.1') as [Piece];
  const swapped = replace(base, eight, joker);
  const loose = ({ loose: all }: Draft) => all.map(({ face, freed }) => [face, freed]);
  const placed = (draft: Draft) => piecesOf(draft).filter(({ id }) => id === eight.id);

  it('frees it to be played again', () => {
    expect(draftText(swapped)).toBe('7b 8b 9b, 1y 2y 3y');
    expect(loose(swapped)).toEqual([['J', true]]);
    const laid = toSet(swapped, swapped.loose, { set: 'set1' });
    expect(draftText(laid)).toBe('7b 8b 9b, 1y 2y 3y J');
    expect(laid.loose).toEqual([]);
    expect(draftText(toNewSet(swapped, swapped.loose))).toBe('7b 8b 9b, 1y 2y 3y, J');
  });

  it('gives the place back when it leaves, wherever the other tile was', () => {
    const laid = toNewSet(swapped, swapped.loose);
    for (const draft of [swapped, laid]) {
      const back = toRack(draft, new Set([eight.id]));
      expect(draftText(back)).toBe('7b J 9b, 1y 2y 3y');
      expect(back.loose).toEqual([]);
      expect(draftText(toNewSet(draft, placed(draft)))).toBe('7b J 9b, 1y 2y 3y, 8b');
      expect(draftText(toSet(draft, placed(draft), { set: 'set1' }))).toBe('7b J 9b, 1y 2y 3y 8b');
    }
    const both = [...placed(laid), ...laid.sets.slice(-1).flatMap((set) => set.pieces)];
    expect(draftText(toNewSet(laid, both))).toBe('7b J 9b, 1y 2y 3y, 8b');
    expect(draftText(toRack(laid, new Set(both.map(({ id }) => id))))).toBe('7b J 9b, 1y 2y 3y');
  });

  it('cannot be kept, and is loose again if taken back', () => {
    const laid = toSet(swapped, swapped.loose, { set: 'set1' });
    const again = toRack(laid, new Set(['J.1']));
    expect(draftText(again)).toBe('7b 8b 9b, 1y 2y 3y');
    expect(loose(again)).toEqual([['J', true]]);
  });
});

describe('a draft from a text', () => {
  const rack = own('2r', '7b', '7r', '1y');

  it('uses tiles from the table first, then from the rack', () => {
    const base = table('3r 4r 5r, 7r 7g 7y');
    const draft = fromText(base, rack, '2r 3r 4r 5r, 7r 7g 7y 7b');
    expect(draft && draftText(draft)).toBe('2r 3r 4r 5r, 7r 7g 7y 7b');
    expect(draft?.sets.map(({ id }) => id)).toEqual(['set0', 'set1']);
    expect(draft && piecesOf(draft).filter((piece) => piece.own).map(({ face }) => face)).toEqual(['2r', '7b']);
  });

  it('leaves identical tiles where they are', () => {
    const base = table('7r 7g 7y');
    const draft = fromText(base, rack, '7r 7b 7g, 7r 7g 7y');
    expect(draft).toBeNull(); // there is only one green 7
    const two = fromText(table('7r 7g 7y, 5r 6r 7r'), own('8r'), '5r 6r 7r 8r, 7r 7g 7y');
    expect(two?.sets.map(({ id }) => id)).toEqual(['set1', 'set0']);
    expect(two && piecesOf(two).filter((piece) => piece.own)).toHaveLength(1);
  });

  it('is null if tiles are missing or left over', () => {
    const base = table('3r 4r 5r');
    expect(fromText(base, rack, '3r 4r 5r 6r')).toBeNull();
    expect(fromText(base, rack, '7b 7r')).toBeNull();
  });

  it('says what it changes', () => {
    const base = table('3r 4r 5r 6r, 7r 7g 7y');
    const draft = fromText(base, own('6g', '6b', '1y', '1r', '1b', '7b'), '3r 4r 5r, 7r 7g 7y 7b, 6r 6g 6b, 1r 1b 1y');
    expect(draft && changes(base, draft).map(({ kind, added }) => [kind, added.map(({ face }) => face).join(' ')])).toEqual([
      ['mixed', '3r 4r 5r'],
      ['grown', '7b'],
      ['mixed', '6r 6g 6b'],
      ['fresh', '1r 1b 1y'],
    ]);
    expect(changes(base, base)).toEqual([]);
  });
});

describe('what was just placed', () => {
  it('is found in new sets', () => {
    const now = table('3r 4r 5r, 5r 5g 5b, 9y 9g 9b');
    const found = justPlaced(now, ['5r', '5g', '5b'], parseTable('3r 4r 5r, 9y 9g 9b'));
    expect([...found]).toEqual(['5r.2', '5g.1', '5b.1']);
  });

  it('is searched from the end if the earlier table is unknown', () => {
    expect([...justPlaced(table('5r 6r 7r, 5r 5g 5b'), ['5r', '13y'], null)]).toEqual(['5r.2']);
  });
});

describe('a turn', () => {
  function turnOn(text: string): Turn {
    const turn = new Turn();
    turn.begin(parseTable(text));
    return turn;
  }

  it('is undone step by step', () => {
    const turn = turnOn('3r 4r 5r');
    const [six, seven] = own('6r', '7r') as [Piece, Piece];
    turn.step(toSet(turn.draft, [six], { set: 'set0' }));
    turn.step(toNewSet(turn.draft, [seven]));
    expect(turn.text).toBe('3r 4r 5r 6r, 7r');
    expect([...turn.placed]).toEqual([six.id, seven.id]);
    turn.undo();
    expect(turn.text).toBe('3r 4r 5r 6r');
    turn.undo();
    expect(turn.changed).toBe(false);
    expect(turn.canUndo).toBe(false);
    expect(turn.undo()).toBe(false);
  });

  it('is reset, and that is undone', () => {
    const turn = turnOn('3r 4r 5r');
    turn.step(toNewSet(turn.draft, own('6r')));
    turn.reset();
    expect(turn.text).toBe('3r 4r 5r');
    turn.undo();
    expect(turn.text).toBe('3r 4r 5r, 6r');
  });

  it('ignores steps that change nothing', () => {
    const turn = turnOn('3r 4r 5r');
    expect(turn.reset()).toBe(false);
    expect(turn.step(splitBefore(turn.draft, '3r.1'))).toBe(false);
    expect(turn.step(toSet(turn.draft, turn.draft.sets[0]?.pieces ?? [], { set: 'set0' }))).toBe(false);
    expect(turn.canUndo).toBe(false);
  });

  it('starts over on another table', () => {
    const turn = turnOn('3r 4r 5r');
    turn.step(toNewSet(turn.draft, own('6r')));
    turn.begin(parseTable('3r 4r 5r, 6r 6g 6b'));
    expect(turn.changed).toBe(false);
    expect(turn.canUndo).toBe(false);
    expect(turn.placed.size).toBe(0);
  });
});
