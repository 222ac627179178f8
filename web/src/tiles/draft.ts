// An unfinished turn: the table as it would become. Drafts are immutable, so that every step can be undone. Only the
// server knows whether sets are valid.
import { inserted, placedByNumber, withJokerAside } from './placing';

export interface Piece {
  readonly id: string;
  readonly face: string;
  readonly own: boolean; // came from our rack in this turn, and can go back there
  readonly freed?: boolean; // was on the table until replaced in this turn
  readonly instead?: Piece; // the piece it replaced
}

export interface PieceSet {
  readonly id: string;
  readonly pieces: readonly Piece[];
}

export interface Draft {
  readonly sets: readonly PieceSet[];
  readonly loose: readonly Piece[]; // replaced, and to be played again before the turn ends
  readonly made: number; // how many new sets there have been, for their ids
}

// Where pieces go: into a set before one of its pieces, to its end (null), or where their numbers belong.
export interface Into {
  readonly set: string;
  readonly before?: string | null;
}

export const setText = ({ pieces }: PieceSet) => pieces.map(({ face }) => face).join(' ');
export const draftText = ({ sets }: Draft) => sets.map(setText).join(', ');
export const parseTable = (text: string) => (text === '' ? [] : text.split(', ').map((set) => set.split(' ')));
export const piecesOf = ({ sets }: Draft) => sets.flatMap(({ pieces }) => pieces);
export const findSet = ({ sets }: Draft, piece: string) => sets.find(({ pieces }) => pieces.some(({ id }) => id === piece));

// The current table. Identical tiles are told apart by counting them.
export function asItLies(table: readonly (readonly string[])[]): Draft {
  const seen = new Map<string, number>();
  const piece = (face: string): Piece => {
    const copy = (seen.get(face) ?? 0) + 1;
    seen.set(face, copy);
    return { id: `${face}.${copy}`, face, own: false };
  };
  return { sets: table.map((set, i) => ({ id: `set${i}`, pieces: set.map(piece) })), loose: [], made: 0 };
}

// Tiles on a rack, as pieces to be placed.
export const fromRack = (rack: readonly string[]): Piece[] => rack.map((face, i) => ({ id: `rack:${i}`, face, own: true }));

const idsOf = (pieces: readonly Piece[]) => new Set(pieces.map(({ id }) => id));
// Drops sets without pieces.
const occupied = (sets: readonly PieceSet[]) => sets.filter(({ pieces }) => pieces.length > 0);

// Removes these pieces; a removed replacement gives its place back.
function lifted(draft: Draft, ids: ReadonlySet<string>): Draft {
  const back = new Set(piecesOf(draft).flatMap(({ id, instead }) => (ids.has(id) && instead ? [instead.id] : [])));
  const left = (pieces: readonly Piece[]) =>
    pieces.flatMap((piece) => {
      if (ids.has(piece.id)) return piece.instead ?? [];
      return back.has(piece.id) ? [] : piece;
    });
  return { ...draft, sets: draft.sets.map(({ id, pieces }) => ({ id, pieces: left(pieces) })), loose: left(draft.loose) };
}

// The pieces that really move: excludes replaced pieces that get their place back.
function underWay(pieces: readonly Piece[]): Piece[] {
  const back = new Set(pieces.map(({ instead }) => instead?.id));
  return pieces.filter(({ id }) => !back.has(id)).map(({ instead: _, ...piece }) => piece);
}

export function toNewSet(draft: Draft, pieces: readonly Piece[]): Draft {
  if (pieces.length === 0) return draft;
  const left = lifted(draft, idsOf(pieces));
  const fresh = { id: `new${draft.made}`, pieces: underWay(pieces).reduce(placedByNumber, []) };
  return { ...left, sets: [...occupied(left.sets), fresh], made: draft.made + 1 };
}

// `mayMove` says whether a joker on the table may give way to the tile it stands for.
export function toSet(draft: Draft, pieces: readonly Piece[], { set, before }: Into, mayMove: (piece: string) => boolean = () => false): Draft {
  const target = draft.sets.find(({ id }) => id === set);
  if (!target || pieces.length === 0) return draft;
  const left = lifted(draft, idsOf(pieces));
  const moving = underWay(pieces);
  const fill = (staying: readonly Piece[]) => {
    if (before !== undefined) return inserted(staying, moving, nextStaying(target, moving, before));
    return moving.reduce((placed, piece) => placedByNumber(withJokerAside(placed, piece, mayMove), piece), staying);
  };
  const sets = left.sets.map((each) => (each.id === set ? { ...each, pieces: fill(each.pieces) } : each));
  return { ...left, sets: occupied(sets) };
}

// A tile replaces one on the table, which must be played again elsewhere.
export function replace(draft: Draft, piece: Piece, old: Piece): Draft {
  const left = lifted(draft, idsOf([piece]));
  const placed = { ...piece, instead: old };
  const sets = left.sets.map((set) => ({ ...set, pieces: set.pieces.map((each) => (each.id === old.id ? placed : each)) }));
  return { ...left, sets: occupied(sets), loose: [...left.loose, { ...old, freed: true }] };
}

// The piece to go before, if that moves along too.
function nextStaying({ pieces }: PieceSet, moving: readonly Piece[], before: string | null): string | null {
  const ids = idsOf(moving);
  const at = pieces.findIndex(({ id }) => id === before);
  return at < 0 ? null : (pieces.slice(at).find(({ id }) => !ids.has(id))?.id ?? null);
}

// Splits a set before this piece; the second half is a new set.
export function splitBefore(draft: Draft, piece: string): Draft {
  const set = findSet(draft, piece);
  const at = set?.pieces.findIndex(({ id }) => id === piece) ?? 0;
  return set && at > 0 ? toNewSet(draft, set.pieces.slice(at)) : draft;
}

// Pieces that are not ours cannot be kept: they stay loose.
export function toRack(draft: Draft, ids: ReadonlySet<string>): Draft {
  const going = piecesOf(draft).filter(({ id, own, freed }) => ids.has(id) && (own || freed));
  const left = lifted(draft, idsOf(going));
  return { ...left, sets: occupied(left.sets), loose: [...left.loose, ...underWay(going).filter(({ own }) => !own)] };
}

// The draft that a text describes, made of tiles on the table and the rack; null if they do not suffice. Sets that stay
// or grow keep their ids, and as many pieces as possible stay in place.
export function fromText(base: Draft, rack: readonly Piece[], text: string): Draft | null {
  const wanted = parseTable(text);
  const onTable = new Map(base.sets.map((set) => [set.id, [...set.pieces]]));
  const onRack = [...rack];
  const homes = homesOf(base, wanted);
  const sets = wanted.map((faces, i) => {
    const home = homes[i] ? onTable.get(homes[i]) : undefined;
    return faces.map((face) => ({ face, piece: home && takeFace(home, face) }));
  });
  const anywhere = (face: string) => {
    for (const pieces of [...onTable.values(), onRack]) {
      const piece = takeFace(pieces, face);
      if (piece) return piece;
    }
    return undefined;
  };
  let made = base.made;
  const filled = sets.map((places, i) => ({
    id: homes[i] ?? `new${made++}`,
    pieces: places.map(({ face, piece }) => piece ?? anywhere(face)).filter((piece) => piece !== undefined),
  }));
  const complete = filled.every(({ pieces }, i) => pieces.length === wanted[i]?.length);
  const nothingLost = [...onTable.values()].every((left) => left.length === 0);
  return complete && nothingLost ? { ...base, sets: filled, made } : null;
}

export function takeFace(pieces: Piece[], face: string): Piece | undefined {
  const at = pieces.findIndex((piece) => piece.face === face);
  return at < 0 ? undefined : pieces.splice(at, 1)[0];
}

// For each wanted set the existing set it continues: the same one, or else one it contains.
function homesOf(base: Draft, wanted: readonly (readonly string[])[]): (string | undefined)[] {
  const homes: (string | undefined)[] = wanted.map(() => undefined);
  const free = new Set(base.sets);
  for (const goesOn of [isSame, isContained]) {
    wanted.forEach((faces, i) => {
      const home = homes[i] === undefined ? [...free].find((set) => goesOn(set, faces)) : undefined;
      if (!home) return;
      homes[i] = home.id;
      free.delete(home);
    });
  }
  return homes;
}

const isSame = (set: PieceSet, faces: readonly string[]) => set.pieces.length === faces.length && isContained(set, faces);

function isContained(set: PieceSet, faces: readonly string[]): boolean {
  const left = [...faces];
  return set.pieces.every(({ face }) => {
    const at = left.indexOf(face);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

// The changes of a draft, set by set.
export interface Change {
  readonly kind: 'fresh' | 'grown' | 'mixed'; // only from the rack; an old set with more tiles; rearranged
  readonly set: PieceSet;
  readonly added: readonly Piece[]; // pieces that were not in this set before
}

export function changes(base: Draft, draft: Draft): Change[] {
  return draft.sets.flatMap((set): Change[] => {
    const old = base.sets.find(({ id }) => id === set.id);
    const before = idsOf(old?.pieces ?? []);
    const added = set.pieces.filter(({ id }) => !before.has(id));
    const whole = old !== undefined && added.length + old.pieces.length === set.pieces.length;
    if (added.length === 0 && whole) return [];
    const kind = whole && added.every(({ own }) => own) ? 'grown' : set.pieces.every(({ own }) => own) ? 'fresh' : 'mixed';
    return [{ kind, set, added }];
  });
}

// The pieces that were just placed: searched in new sets, and from the end, where new sets are.
export function justPlaced(base: Draft, faces: readonly string[], before: readonly (readonly string[])[] | null): Set<string> {
  const old = new Set(before?.map((set) => set.join(' ')));
  const newest = base.sets.toReversed();
  const inNew = newest.filter((set) => !old.has(setText(set)));
  const inOld = newest.filter((set) => old.has(setText(set)));
  const found = new Set<string>();
  for (const face of faces) {
    const piece = [...inNew, ...inOld].flatMap(({ pieces }) => pieces).find((each) => each.face === face && !found.has(each.id));
    if (piece) found.add(piece.id);
  }
  return found;
}
