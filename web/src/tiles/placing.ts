// Where a tile goes in a set: numbered tiles where they belong, jokers where they are put. Only the server judges sets.
import type { Piece } from './draft';
import { HIGHEST, JOKER, numberOf, parseTile } from './tile';

// Before the first higher number; a joker fills the first gap of a run, or goes to the end.
export function placedByNumber(pieces: readonly Piece[], piece: Piece): readonly Piece[] {
  const number = numberOf(piece.face);
  const numbers = runNumbers(pieces, piece);
  const isHigher = (at: number) => (number ?? 0) < (numbers[at] ?? 0);
  // A joker at the upper end of a run gives its place to the tile it stood for, and moves up by one.
  const standsFor = (at: number) => at > 0 && at === pieces.length - 1 && numbers[at] === number && numberOf(pieces[at]?.face ?? '') === null;
  const at = pieces.findIndex(({ face }, i) => (number === null ? isGap(pieces[i - 1]?.face, face) : isHigher(i) || standsFor(i)));
  return at < 0 ? [...pieces, piece] : pieces.toSpliced(at, 0, piece);
}

// The numbers of the tiles; in a run a joker has the number of its place.
function runNumbers(pieces: readonly Piece[], joins?: Piece): (number | null)[] {
  const numbers = pieces.map(({ face }) => numberOf(face));
  const known = numbers.findIndex((number) => number !== null);
  const first = (numbers[known] ?? 0) - known;
  const tiles = [...pieces, ...(joins ? [joins] : [])].map(({ face }) => parseTile(face));
  const colours = new Set(tiles.flatMap((tile) => (tile && tile !== 'joker' ? tile.colour : [])));
  const isRun = colours.size === 1 && numbers.every((number, i) => number === null || number === first + i);
  return isRun ? numbers.map((_, i) => first + i) : numbers;
}

// A joker inside a run that stands for the new tile moves to an end of the run.
export function withJokerAside(pieces: readonly Piece[], piece: Piece, mayMove: (piece: string) => boolean): readonly Piece[] {
  const number = numberOf(piece.face);
  const numbers = runNumbers(pieces, piece);
  const at = number === null || pieces.length < 3 ? -1 : numbers.indexOf(number);
  const joker = pieces[at];
  if (!joker || at === 0 || at === pieces.length - 1 || numberOf(joker.face) !== null || !(joker.own || mayMove(joker.id))) return pieces;
  const others = pieces.toSpliced(at, 1);
  return (numbers.at(-1) ?? 0) < HIGHEST ? [...others, joker] : [joker, ...others];
}

// Whether a tile of their colour belongs between these two.
function isGap(before: string | undefined, after: string): boolean {
  const [low, high] = [parseTile(before ?? ''), parseTile(after)];
  if (low === null || high === null || low === 'joker' || high === 'joker') return false;
  return low.colour === high.colour && high.number - low.number > 1;
}

export function inserted(pieces: readonly Piece[], moving: readonly Piece[], before: string | null): readonly Piece[] {
  const found = pieces.findIndex(({ id }) => id === before);
  const wanted = found < 0 ? pieces.length : found;
  return pieces.toSpliced(isClosed(pieces, wanted) && moving.every(isJoker) ? nearerEnd(pieces, wanted) : wanted, 0, ...moving);
}
// Nothing fits between two neighbours in a run, not even a joker.
function isClosed(pieces: readonly Piece[], at: number): boolean {
  const [low, high] = [parseTile(pieces[at - 1]?.face ?? ''), parseTile(pieces[at]?.face ?? '')];
  return low !== null && high !== null && low !== 'joker' && high !== 'joker' && low.colour === high.colour && high.number - low.number === 1;
}
const isJoker = ({ face }: Piece) => face === JOKER;
const nearerEnd = (pieces: readonly Piece[], at: number) => (2 * at < pieces.length && (runNumbers(pieces)[0] ?? 0) > 1 ? 0 : pieces.length);
