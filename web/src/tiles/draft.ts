// A turn being put together: the table as it would become. Drafts are never changed, only replaced, so that every
// step can be undone. What stands is the server's to say.
import { inserted, placedByNumber, withJokerAside } from './placing';

export interface Piece {
  readonly id: string;
  readonly face: string;
  readonly own: boolean; // came from our rack in this turn, and may go back there
  readonly freed?: boolean; // lay on the table until its place was taken in this turn
  readonly instead?: Piece; // the piece whose place it took
}

export interface PieceSet {
  readonly id: string;
  readonly pieces: readonly Piece[];
}

export interface Draft {
  readonly sets: readonly PieceSet[];
  readonly loose: readonly Piece[]; // freed, and to be laid again before the turn ends
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

// The table as it lies. Equal tiles are told apart by counting them.
export function asItLies(table: readonly (readonly string[])[]): Draft {
  const seen = new Map<string, number>();
  const piece = (face: string): Piece => {
    const copy = (seen.get(face) ?? 0) + 1;
    seen.set(face, copy);
    return { id: `${face}.${copy}`, face, own: false };
  };
  return { sets: table.map((set, i) => ({ id: `set${i}`, pieces: set.map(piece) })), loose: [], made: 0 };
}

// Tiles of a rack, to be laid.
export const fromRack = (rack: readonly string[]): Piece[] => rack.map((face, i) => ({ id: `rack:${i}`, face, own: true }));

const idsOf = (pieces: readonly Piece[]) => new Set(pieces.map(({ id }) => id));
// A set whose pieces are all gone is none.
const occupied = (sets: readonly PieceSet[]) => sets.filter(({ pieces }) => pieces.length > 0);

// Without these pieces; one that had taken another's place gives it back.
function lifted(draft: Draft, ids: ReadonlySet<string>): Draft {
  const back = new Set(piecesOf(draft).flatMap(({ id, instead }) => (ids.has(id) && instead ? [instead.id] : [])));
  const left = (pieces: readonly Piece[]) =>
    pieces.flatMap((piece) => {
      if (ids.has(piece.id)) return piece.instead ?? [];
      return back.has(piece.id) ? [] : piece;
    });
  return { ...draft, sets: draft.sets.map(({ id, pieces }) => ({ id, pieces: left(pieces) })), loose: left(draft.loose) };
}

// Pieces on their way: what gives its place back takes it to no other, and what gets it back stays there.
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

// `mayMove` says whether a joker that lies there may give way to the tile whose place it has.
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

// A tile takes the place of one that lies, which has to be laid again elsewhere.
export function replace(draft: Draft, piece: Piece, old: Piece): Draft {
  const left = lifted(draft, idsOf([piece]));
  const placed = { ...piece, instead: old };
  const sets = left.sets.map((set) => ({ ...set, pieces: set.pieces.map((each) => (each.id === old.id ? placed : each)) }));
  return { ...left, sets: occupied(sets), loose: [...left.loose, { ...old, freed: true }] };
}

// What it goes before, where that moves along.
function nextStaying({ pieces }: PieceSet, moving: readonly Piece[], before: string | null): string | null {
  const ids = idsOf(moving);
  const at = pieces.findIndex(({ id }) => id === before);
  return at < 0 ? null : (pieces.slice(at).find(({ id }) => !ids.has(id))?.id ?? null);
}

// In two before this piece; the second half is a new set.
export function splitBefore(draft: Draft, piece: string): Draft {
  const set = findSet(draft, piece);
  const at = set?.pieces.findIndex(({ id }) => id === piece) ?? 0;
  return set && at > 0 ? toNewSet(draft, set.pieces.slice(at)) : draft;
}

// What is not ours cannot be kept: it stays loose.
export function toRack(draft: Draft, ids: ReadonlySet<string>): Draft {
  const going = piecesOf(draft).filter(({ id, own, freed }) => ids.has(id) && (own || freed));
  const left = lifted(draft, idsOf(going));
  return { ...left, sets: occupied(left.sets), loose: [...left.loose, ...underWay(going).filter(({ own }) => !own)] };
}

// The draft that a text describes, made of what lies on the table and on the rack; null where that is not enough.
// Sets that stay or grow keep their ids, and as many pieces as can be stay where they lie.
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

// For each wanted set the one on the table it goes on from: itself, then one that it contains.
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

// What a draft changes, set by set, for who wants it in words.
export interface Change {
  readonly kind: 'fresh' | 'grown' | 'mixed'; // from the rack alone; an old set with more; put together anew
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

// The pieces that somebody just placed: looked for in sets that were not there before, and from the end on, where
// new sets lie.
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
