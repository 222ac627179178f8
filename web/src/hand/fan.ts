// The layout of a hand: one row if a thumb can still hit every tile, or else more rows, which overlap if the screen is
// low.

export interface Room {
  readonly width: number;
  readonly screen: number; // the height of the window
}

export interface Fan {
  readonly rows: number;
  readonly step: number; // from the left edge of a tile to that of the next
  readonly tile: number; // width of a tile
  readonly pitch: number; // from the top of a row to that of the next
  readonly raise: number; // how far a chosen tile is lifted
}

const LEAST_STEP = 42; // a thumb's width
const GAP = 6;
const MOST_ROWS = 3;
const HEIGHT = 1.4; // of a tile, by its width
const SHOWN = 0.66; // the visible part of a tile overlapped by the row below: its index and more than half
const RAISED = 0.1;

// On a small screen tiles are narrow enough for a row to hold at least this many.
const WHOLE_IN_ROW = 5.4;
const LEAST_TILE = 44;
const MOST_TILE = 190;
const SIDEWAYS = 480; // a phone in landscape has a lower window than this

export function fan(count: number, room: Room): Fan {
  for (let rows = 1; ; rows++) {
    const tile = tileWidth(room, rows);
    const step = stepOf(Math.ceil(count / rows), room.width, tile);
    if (rows === MOST_ROWS || step >= LEAST_STEP) return { rows, step, tile, ...rowsOf(rows, tile, room) };
  }
}

function stepOf(inRow: number, width: number, tile: number): number {
  if (inRow <= 1) return tile + GAP;
  return Math.max(1, Math.min(tile + GAP, Math.floor((width - tile) / (inRow - 1))));
}

// The share of the window that all rows may take together.
const heightFor = ({ screen }: Room) => screen * (screen < SIDEWAYS ? 0.36 : 0.27);

export function tileWidth(room: Room, rows: number): number {
  const wide = room.width / WHOLE_IN_ROW;
  const high = room.screen * 0.135;
  const together = heightFor(room) / (HEIGHT * (1 + RAISED + SHOWN * (rows - 1)));
  return Math.round(Math.max(LEAST_TILE, Math.min(MOST_TILE, wide, Math.max(high, 52), together)));
}

function rowsOf(rows: number, tile: number, room: Room): Pick<Fan, 'pitch' | 'raise'> {
  const height = tile * HEIGHT;
  const raise = Math.round(height * RAISED);
  const left = (heightFor(room) - raise - height) / Math.max(1, rows - 1);
  return { raise, pitch: Math.round(Math.max(height * SHOWN, Math.min(height + GAP, left))) };
}
