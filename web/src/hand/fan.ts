// How a hand is laid out: in one row where a thumb can still hit every tile, else in more.

export interface Fan {
  readonly rows: number;
  readonly step: number; // from the left edge of a tile to that of the next
  readonly tile: number; // width of a tile
}

const LEAST_STEP = 42; // a thumb's width
const GAP = 6;
const MOST_ROWS = 3;

export function fan(count: number, width: number, tile: number): Fan {
  let rows = 1;
  while (rows < MOST_ROWS && stepOf(Math.ceil(count / rows), width, tile) < LEAST_STEP) rows++;
  return { rows, step: stepOf(Math.ceil(count / rows), width, tile), tile };
}

function stepOf(inRow: number, width: number, tile: number): number {
  if (inRow <= 1) return tile + GAP;
  return Math.max(1, Math.min(tile + GAP, Math.floor((width - tile) / (inRow - 1))));
}

// On a small screen a tile may not take so much that a row holds fewer than this many whole ones.
const WHOLE_IN_ROW = 5.4;

export function tileWidth(width: number, height: number): number {
  const wide = width / WHOLE_IN_ROW;
  const high = height * 0.135;
  return Math.round(Math.max(52, Math.min(120, wide, high)));
}
