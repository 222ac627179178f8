// The pieces on the rack that make up the complete sets: one for every face, preferring adjacent ones.
import type { RackPiece } from './rack.svelte';

export function completeIds(pieces: readonly RackPiece[], groups: readonly (readonly string[])[]): ReadonlySet<string> {
  const ids = new Set<string>();
  const free = (face: string) => pieces.flatMap((piece, at) => (piece.face === face && !ids.has(piece.id) ? [at] : []));
  for (const group of groups) {
    // A face with a single tile leaves no choice, so the others should be near it.
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
