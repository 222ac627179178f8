// The draft that a text describes. Existing formations stay in order; if one lacks its joker, a tile has replaced it and
// the joker goes elsewhere on the table.
import { parseTable, takeFace, type Draft, type Piece } from '../../tiles/draft';
import { JOKER } from '../../tiles/tile';

export function fromLay(base: Draft, rack: readonly Piece[], text: string): Draft | null {
  const wanted = parseTable(text);
  if (wanted.length < base.sets.length) return null;
  const places = wanted.map((faces, i) => {
    const lying = [...(base.sets[i]?.pieces ?? [])];
    const kept = faces.map((face) => ({ face, piece: takeFace(lying, face) }));
    return { kept, gone: lying };
  });
  const freed = places.flatMap(({ gone }) => gone).map((piece) => ({ ...piece, freed: true }));
  if (freed.some(({ face }) => face !== JOKER)) return null;

  const left = [...rack];
  const sets = places.map(({ kept, gone }, i) => ({
    id: base.sets[i]?.id ?? `new${base.made + i - base.sets.length}`,
    pieces: kept.flatMap(({ face, piece }) => piece ?? instead(takeFace(freed, face) ?? takeFace(left, face), gone) ?? []),
  }));
  const complete = sets.every(({ pieces }, i) => pieces.length === wanted[i]?.length);
  const replaced = places.every(({ gone }) => gone.length === 0);
  return complete && replaced ? { sets, loose: freed, made: base.made + wanted.length - base.sets.length } : null;
}

// A numbered tile replaces the next missing joker.
function instead(piece: Piece | undefined, gone: Piece[]): Piece | undefined {
  const old = piece?.own && piece.face !== JOKER ? gone.shift() : undefined;
  return piece && old ? { ...piece, instead: old } : piece;
}
