// What the listed moves say about tiles and sets.
import { without } from '../shared/without';
import { parseTable, setText, type Piece } from './draft';
import type { Turn } from './turn.svelte';

const isPlace = (move: string) => parseTable(move).length > 0 && move !== 'draw';

// The faces on the rack that some move uses.
export function playableFrom(moves: readonly string[], table: readonly (readonly string[])[]): Set<string> {
  const lying = table.flat();
  return new Set(moves.filter(isPlace).flatMap((move) => without(parseTable(move).flat(), lying)));
}

// The sets that a single chosen tile can be added to, as long as they are unchanged.
export function fitsFrom(moves: readonly string[], turn: Turn, chosen: readonly Piece[]): Set<string> {
  const [piece] = chosen;
  const fits = new Set<string>();
  if (!piece?.own || chosen.length !== 1) return fits;
  const lying = turn.base.sets.map(setText);
  for (const move of moves) {
    const sets = parseTable(move);
    if (sets.length !== lying.length) continue;
    const changed = sets.flatMap((set, i) => (set.join(' ') === lying[i] ? [] : [i]));
    const [at] = changed;
    if (at === undefined || changed.length > 1) continue;
    const added = without(sets[at] ?? [], lying[at]?.split(' ') ?? []);
    const now = turn.draft.sets.find(({ id }) => id === turn.base.sets[at]?.id);
    if (added.join() === piece.face && now && setText(now) === lying[at]) fits.add(now.id);
  }
  return fits;
}
