// The tile size at which all sets fit: tiles shrink as the table fills, and below the smallest size the table
// scrolls.

export interface Box {
  readonly tiles: number;
  readonly words?: boolean; // a text below it says why it is invalid
}

export interface Room {
  readonly width: number;
  readonly height: number;
  readonly most: number; // maximum width of a tile
  readonly least: number;
}

export const TILE_RATIO = 96 / 72; // height to width
export const SET_PAD = 4; // around the tiles of a set
export const TILE_GAP = 2;
export const SETS_GAP = 8;
export const WORDS_WIDTH = 140;
const WORDS_HEIGHT = 41;
const WHOLE = 30; // with tiles wider than this no set is broken into two rows

// A set in rows of this width: one, unless it is too long.
function laid({ tiles, words }: Box, width: number, tile: number): { width: number; height: number } {
  const inRow = Math.max(1, Math.min(tiles, Math.floor((width - 2 * SET_PAD + TILE_GAP) / (tile + TILE_GAP))));
  const rows = Math.ceil(tiles / inRow);
  const wide = inRow * (tile + TILE_GAP) - TILE_GAP + 2 * SET_PAD;
  return {
    width: words ? Math.max(wide, WORDS_WIDTH) : wide,
    height: rows * (tile * TILE_RATIO + TILE_GAP) - TILE_GAP + 2 * SET_PAD + (words ? WORDS_HEIGHT : 0),
  };
}

// The height of all sets in rows of this width.
export function heightOf(sets: readonly Box[], width: number, tile: number): number {
  let above = 0;
  let row = 0;
  let used = 0;
  for (const set of sets) {
    const box = laid(set, width, tile);
    if (used > 0 && used + box.width > width) {
      above += row + SETS_GAP;
      row = 0;
      used = 0;
    }
    row = Math.max(row, box.height);
    used += box.width + SETS_GAP;
  }
  return above + row;
}

export function fittingTile(sets: readonly Box[], { width, height, most, least }: Room): number {
  const longest = Math.max(0, ...sets.map(({ tiles }) => tiles));
  const unbroken = (tile: number) => longest * (tile + TILE_GAP) - TILE_GAP + 2 * SET_PAD <= width;
  for (let tile = most; tile > least; tile--) {
    if ((tile <= WHOLE || unbroken(tile)) && heightOf(sets, width, tile) <= height) return tile;
  }
  return least;
}
