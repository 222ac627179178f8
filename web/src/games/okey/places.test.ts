import { describe, expect, it } from 'vitest';
import { arrived, carried, emptyPlaces, fitted, halves, laid, put, type Places } from './places';

// Two rows as a text: "ab.c/d...", a dot for a gap.
const read = (text: string): Places => [...text.replace('/', '')].map((id) => (id === '.' ? null : id));
const write = (places: Places) => {
  const ids = places.map((id) => id ?? '.').join('');
  return `${ids.slice(0, ids.length / 2)}/${ids.slice(ids.length / 2)}`;
};

describe('a tile that is put somewhere', () => {
  const moved = (text: string, id: string, at: number) => write(put(read(text), id, at));

  it('goes to a free place, and leaves its own', () => {
    expect(moved('ab../c...', 'a', 3)).toBe('.b.a/c...');
    expect(moved('ab../c...', 'a', 6)).toBe('.b../c.a.');
    expect(moved('ab../c...', 'x', 7)).toBe('ab../c..x');
  });

  it('pushes tiles to the nearest gap, on either side', () => {
    expect(moved('abc./d...', 'd', 1)).toBe('adbc/....');
    expect(moved('.abc/d...', 'd', 1)).toBe('adbc/....');
    expect(moved('a.bcd/x....', 'x', 3)).toBe('abcxd/.....');
    expect(moved('abcd./x....', 'x', 3)).toBe('abcxd/.....');
  });

  it('uses a gap in the same row, or else continues in the other', () => {
    expect(moved('.abc/d...', 'd', 3)).toBe('abcd/....');
    expect(moved('abcd/e...', 'e', 1)).toBe('aebc/d...');
    expect(moved('abcd/efg.', 'x', 0)).toBe('xabc/defg');
  });

  it('swaps with its neighbour, and closes the gap it left', () => {
    expect(moved('ab../....', 'a', 1)).toBe('ba../....');
    expect(moved('abcd/....', 'a', 3)).toBe('bcda/....');
    expect(moved('abc_/....', 'a', 0)).toBe('abc_/....');
  });

  it('stays if there is no such place or no room', () => {
    expect(moved('ab../....', 'a', 8)).toBe('ab../....');
    expect(moved('ab../....', 'a', -1)).toBe('ab../....');
    expect(moved('ab/cd', 'x', 1)).toBe('ab/cd');
  });
});

it('a tile moved by keyboard swaps with tiles in its way', () => {
  const go = (text: string, across: number, down: number) => write(carried(read(text), 'a', across, down));
  expect(go('.ab./....', 1, 0)).toBe('.ba./....');
  expect(go('.ab./....', -1, 0)).toBe('a.b./....');
  expect(go('.ab./.c..', 0, 1)).toBe('.cb./.a..');
  expect(go('...a/....', 1, 0)).toBe('..../a...');
  expect(go('a.../....', -1, 0)).toBe('a.../....');
  expect(go('a.../....', 0, -1)).toBe('a.../....');
});

it('a new tile goes after the last, or into the first gap', () => {
  expect(write(arrived(read('a.b./....'), 'x'))).toBe('a.bx/....');
  expect(write(arrived(read('abcd/....'), 'x'))).toBe('abcd/x...');
  expect(write(arrived(read('a.b./...c'), 'x'))).toBe('axb./...c');
  expect(write(arrived(read('ab/cd'), 'x'))).toBe('ab/cd');
  expect(write(arrived(emptyPlaces(2), 'x'))).toBe('x./..');
});

it('a dealt hand fills both rows', () => {
  expect(write(halves([...'abcde'], 4))).toBe('abc./de..');
});

describe('another screen', () => {
  const seen = (text: string, columns: number) => write(fitted(read(text), columns));

  it('leaves everything in place if it fits', () => {
    expect(seen('a.b.../.c....', 3)).toBe('a.b/.c.');
    expect(seen('a.b/.c.', 5)).toBe('a.b../.c...');
  });

  it('squeezes gaps out, the widest first', () => {
    expect(seen('a..b.c/......', 5)).toBe('a.b.c/.....');
    expect(seen('a..b.c/......', 4)).toBe('a.bc/....');
    expect(seen('..a.bc/d.....', 4)).toBe('a.bc/d...');
  });

  it('breaks rows that are too long', () => {
    expect(seen('abcdef/......', 4)).toBe('abcd/ef..');
    expect(seen('ab.cdef/.......', 4)).toBe('ab../cdef');
    expect(seen('abcde/fg...', 4)).toBe('abcd/e.fg');
    expect(seen('abcdef/g.h...', 4)).toBe('abcd/efgh');
  });
});

describe('groups', () => {
  const lie = (groups: string, columns: number) => write(laid(groups.split(' ').map((group) => [...group]), columns));

  it('are kept whole, with a gap between them', () => {
    expect(lie('abc de', 6)).toBe('abc.de/......');
    expect(lie('abc def g', 6)).toBe('abc.../def.g.');
    expect(lie('', 2)).toBe('../..');
  });

  it('lose gaps if there is not enough room, last ones first', () => {
    expect(lie('abc de fg', 4)).toBe('abc./defg');
    expect(lie('abcd efgh', 4)).toBe('abcd/efgh');
    expect(lie('ab cdef', 4)).toBe('ab../cdef');
    expect(lie('abc def', 4)).toBe('abc./def.');
    expect(lie('ab cd e f', 4)).toBe('ab.c/d.ef');
    expect(lie('ab c de fg', 4)).toBe('ab.c/defg');
  });
});
