// The order of the player's tiles. Tiles may be identical, so each gets its own id.

export interface HandTile {
  readonly id: string;
  readonly tile: string;
}

// The tiles of `hand` in the kept order, with new ones at the end.
export function inOrder(hand: readonly string[], kept: readonly string[]): HandTile[] {
  const left = [...hand];
  const ordered: string[] = [];
  for (const tile of kept) {
    const at = left.indexOf(tile);
    if (at >= 0) ordered.push(...left.splice(at, 1));
  }
  return withIds([...ordered, ...left]);
}

export function withIds(tiles: readonly string[]): HandTile[] {
  const seen = new Map<string, number>();
  return tiles.map((tile) => {
    const copy = seen.get(tile) ?? 0;
    seen.set(tile, copy + 1);
    return { id: copy === 0 ? tile : `${tile}#${copy}`, tile };
  });
}

// Moves a tile one place to the left (-1) or right (1), if possible.
export function moved<T>(tiles: readonly T[], from: number, by: -1 | 1): T[] {
  const to = from + by;
  const result = [...tiles];
  if (from < 0 || from >= result.length || to < 0 || to >= result.length) return result;
  result.splice(to, 0, ...result.splice(from, 1));
  return result;
}

// The ids of the tiles in `wanted`, as far as they are in the hand.
export function idsOf(tiles: readonly HandTile[], wanted: readonly string[]): Set<string> {
  const left = [...wanted];
  const ids = new Set<string>();
  for (const { id, tile } of tiles) {
    const at = left.indexOf(tile);
    if (at < 0) continue;
    left.splice(at, 1);
    ids.add(id);
  }
  return ids;
}
