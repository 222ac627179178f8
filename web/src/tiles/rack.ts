// Rows of the rack: as few as there can be with tiles that a thumb can hit.

const THUMB = [44, 38, 38, 34]; // the least width in one row, two, three, more
const LEAST = 30;

export function rackRows(count: number, width: number, screen: number, gap: number): { rows: number; tile: number } {
  const most = Math.min(62, Math.max(44, Math.round(screen * 0.078)), Math.max(44, Math.floor(width / 8)));
  for (let rows = 1; rows <= 8; rows++) {
    const inRow = Math.max(1, Math.ceil(count / rows));
    const tile = Math.floor((width - (inRow - 1) * gap) / inRow);
    if (tile >= Math.min(most, THUMB[rows - 1] ?? 34)) return { rows, tile: Math.min(tile, most) };
  }
  return { rows: Math.ceil(count / Math.floor((width + gap) / (LEAST + gap))), tile: LEAST };
}
