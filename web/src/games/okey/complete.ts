// Which pieces of the rack make up what the server calls complete: one for every face, those that lie together first.
import type { RackPiece } from './rack.svelte';

export function completeIds(pieces: readonly RackPiece[], groups: readonly (readonly string[])[]): ReadonlySet<string> {
  const ids = new Set<string>();
  const free = (face: string) => pieces.flatMap((piece, at) => (piece.face === face && !ids.has(piece.id) ? [at] : []));
  for (const group of groups) {
    // A face with one tile has no choice, so it says where the others should be.
    const faces = group.toSorted((one, other) => free(one).length - free(other).length);
    let near: number | null = null;
    for (const face of faces) {
      const [at] = free(face).toSorted((one, other) => Math.abs(one - (near ?? one)) - Math.abs(other - (near ?? other)));
      const piece = at === undefined ? undefined : pieces[at];
      if (!piece) continue;
      ids.add(piece.id);
      near = at ?? near;
    }
  }
  return ids;
}
