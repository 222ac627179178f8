// The first tiles minus the second, one for one.
export function without(tiles: readonly string[], those: readonly string[]): string[] {
  const left = [...those];
  return tiles.filter((tile) => {
    const at = left.indexOf(tile);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
