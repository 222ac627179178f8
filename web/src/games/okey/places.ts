// The places of a rack in two rows, with gaps. It knows only ids, not tiles.

export type Places = readonly (string | null)[]; // row by row; null is a gap
type Row = readonly (string | null)[];

export const ROWS = 2;
export const columnsOf = (places: Places) => places.length / ROWS;
export const emptyPlaces = (columns: number): Places => Array.from({ length: ROWS * columns }, () => null);

const rowsOf = (places: Places): Row[] => {
  const columns = columnsOf(places);
  return Array.from({ length: ROWS }, (_, row) => places.slice(row * columns, (row + 1) * columns));
};
const padded = (row: Row, columns: number): Row => [...row, ...Array.from({ length: columns - row.length }, () => null)];
const used = (row: Row) => row.slice(0, row.findLastIndex((id) => id !== null) + 1);

// Puts a tile on a place; tiles there make room towards the nearest gap.
export function put(places: Places, id: string, at: number): Places {
  if (at < 0 || at >= places.length) return places;
  const from = places.indexOf(id);
  const left = from < 0 ? places : places.with(from, null);
  if (left[at] === null) return left.with(at, id);
  const gap = nearestGap(left, at, from);
  return gap === null ? places : left.toSpliced(gap, 1).toSpliced(at, 0, id);
}

// In the same row if possible; of two equally near, the tile's old place, or else the one on the right.
function nearestGap(places: Places, at: number, from: number): number | null {
  const columns = columnsOf(places);
  const row = (place: number) => Math.floor(place / columns);
  const cost = (gap: number) =>
    (row(gap) === row(at) ? 0 : 1000) + Math.abs(gap - at) + (gap === from ? 0 : gap > at ? 0.1 : 0.2);
  const gaps = places.flatMap((id, place) => (id === null ? [place] : []));
  return gaps.toSorted((one, other) => cost(one) - cost(other))[0] ?? null;
}

// Moves by one place with the keyboard, swapping with any tile there.
export function carried(places: Places, id: string, across: number, down: number): Places {
  const from = places.indexOf(id);
  const to = from + across + down * columnsOf(places);
  if (from < 0 || to < 0 || to >= places.length) return places;
  return places.with(from, places[to] ?? null).with(to, id);
}

// After the last tile, or in the first gap if there is no room after it.
export function arrived(places: Places, id: string): Places {
  const end = used(places).length;
  const at = end < places.length ? end : places.indexOf(null);
  return at < 0 ? places : places.with(at, id);
}

// Split evenly between the rows.
export function halves(ids: readonly string[], columns: number): Places {
  const half = Math.ceil(ids.length / ROWS);
  return [ids.slice(0, half), ids.slice(half)].flatMap((row) => padded(row, Math.max(columns, half)));
}

// Converts to rows of another length. Gaps are removed as far as necessary.
export function fitted(places: Places, columns: number): Places {
  if (columnsOf(places) === columns) return places;
  const rows = rowsOf(places).map((row) => squeezed(used(row), columns));
  return rows.every((row) => row.length <= columns) ? rows.flatMap((row) => padded(row, columns)) : laid(runsOf(places), columns);
}

function squeezed(row: Row, columns: number): Row {
  if (row.length <= columns) return row;
  const gap = row[0] === null ? 0 : widestGap(row); // a gap before the first tile matters least
  return gap < 0 ? row : squeezed(row.toSpliced(gap, 1), columns);
}

// A gap within the longest series of gaps; -1 if there is none.
function widestGap(row: Row): number {
  let [widest, at, width] = [0, -1, 0];
  row.forEach((id, place) => {
    width = id === null ? width + 1 : 0;
    if (width > 0 && width >= widest) [widest, at] = [width, place];
  });
  return at;
}

// Groups of adjacent tiles.
function runsOf(places: Places): string[][] {
  const runs: string[][] = [];
  for (const row of rowsOf(places)) {
    row.forEach((id, at) => {
      if (id === null) return;
      if (at > 0 && row[at - 1] !== null) runs.at(-1)?.push(id);
      else runs.push([id]);
    });
  }
  return runs;
}

// Groups with a gap between them, and no group in two rows; if space is short, gaps are dropped, last ones first.
export function laid(groups: readonly (readonly string[])[], columns: number): Places {
  const some = groups.filter((group) => group.length > 0);
  return unbroken(some, columns) ?? flowing(some, columns);
}

function unbroken(groups: readonly (readonly string[])[], columns: number): Places | null {
  const rows: Row[] = [[]];
  for (const group of groups) {
    const row = rows.at(-1) ?? [];
    const longer = row.length > 0 ? [...row, null, ...group] : group;
    if (longer.length <= columns) rows[rows.length - 1] = longer;
    else rows.push(group);
  }
  if (rows.length > ROWS || rows.some((row) => row.length > columns)) return null;
  return padded(rows.flatMap((row) => padded(row, columns)), ROWS * columns);
}

function flowing(groups: readonly (readonly string[])[], columns: number): Places {
  let room = ROWS * columns - groups.flat().length;
  const places: (string | null)[] = [];
  for (const group of groups) {
    const startsRow = places.length % columns === 0;
    if (!startsRow && room-- > 0) places.push(null);
    places.push(...group);
  }
  return padded(places, ROWS * columns);
}
