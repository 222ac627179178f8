// Rows of the rack: as few as possible with tiles large enough for a thumb, and no more than the screen has room for.
import { TILE_RATIO } from './fit';

const IN_ONE_ROW = 44; // the least width there
const THUMB = 40;
const LEAST = 34; // on a rack too full for its share of the screen
const MOST = 112;
const MOST_ROWS = 8;
const FRAME = 21; // of wood, above and below
const ROW_GAP = 2; // in addition to the gap between tiles
const SIDEWAYS = 480; // a phone in landscape has a lower window than this
const PHONE = 600; // and in portrait is narrower than this

export function rackRows(count: number, width: number, screen: number, gap: number): { rows: number; tile: number } {
  const usual = screen < SIDEWAYS ? 40 : 44;
  const most = Math.min(MOST, Math.max(usual, Math.round(screen * 0.078)), Math.max(usual, Math.floor(width / 8)));
  const share = screen < SIDEWAYS ? 0.38 : width < PHONE ? 0.3 : 0.42; // of the screen's height, for the whole rack
  let best = { rows: 1, tile: 0 };
  for (let rows = 1; rows <= MOST_ROWS; rows++) {
    const inRow = Math.max(1, Math.ceil(count / rows));
    const wide = Math.floor((width - (inRow - 1) * gap) / inRow);
    const high = Math.floor((screen * share - FRAME - (rows - 1) * (gap + ROW_GAP)) / rows / TILE_RATIO);
    const tile = Math.min(wide, high, most);
    if (tile >= Math.min(most, rows === 1 ? IN_ONE_ROW : THUMB)) return { rows, tile };
    if (tile > best.tile) best = { rows, tile };
  }
  if (best.tile >= LEAST) return best;
  return { rows: Math.ceil(count / Math.floor((width + gap) / (THUMB + gap))), tile: THUMB };
}
