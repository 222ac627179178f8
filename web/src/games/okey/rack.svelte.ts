// The player's tiles, each at the place the player gave it. Tiles may be identical, so each has its own id for as long as
// it is held.
import { arrived, carried, emptyPlaces, fitted, halves, laid, put, ROWS, type Places } from './places';

export interface RackPiece {
  readonly id: string;
  readonly face: string;
  readonly own: true;
}

export const MOST_COLUMNS = 15;
const GAP = ''; // in stored places

export class PlaceRack {
  columns = $state.raw(MOST_COLUMNS); // of the screen
  // As the player left them, perhaps in longer rows than the screen has now.
  #wanted = $state.raw<Places>(emptyPlaces(MOST_COLUMNS));
  #pieces = $state.raw<ReadonlyMap<string, RackPiece>>(new Map());
  #deal = -1;
  #made = 0;

  readonly places = $derived(fitted(this.#wanted, Math.max(this.columns, Math.ceil(this.#pieces.size / ROWS))));
  readonly pieces = $derived(this.places.flatMap((id) => (id === null ? [] : (this.#pieces.get(id) ?? []))));
  readonly kept = $derived(this.#wanted.map((id) => (id === null ? GAP : (this.#pieces.get(id)?.face ?? GAP))));

  piece(id: string): RackPiece | undefined {
    return this.#pieces.get(id);
  }
  // Row and column, from 1.
  whereIs(id: string): readonly [number, number] {
    const at = this.places.indexOf(id);
    const columns = this.places.length / ROWS;
    return [Math.floor(at / columns) + 1, (at % columns) + 1];
  }

  // --- player actions

  put(id: string, at: number): boolean {
    return this.#become(put(this.places, id, at));
  }
  carry(id: string, across: number, down: number): boolean {
    return this.#become(carried(this.places, id, across, down));
  }
  // As grouped by the server; tiles it left out come last.
  arrange(groups: readonly (readonly string[])[]): void {
    const left = [...this.pieces];
    const ids = groups.map((group) => group.flatMap((face) => takeFace(left, face)?.id ?? []));
    this.#become(laid([...ids, left.map(({ id }) => id)], this.columns));
  }

  // --- server messages

  // Tiles still held stay in place; `gone` is the one we discarded, in case others are identical. New ones go to the
  // end, and their ids are returned.
  hold(deal: number, faces: readonly string[], kept: () => readonly string[], gone: string | null = null): readonly string[] {
    const fresh = deal !== this.#deal;
    this.#deal = deal;
    const left = [...faces];
    const stays = fresh ? this.#again(kept(), left) : this.#still(left, gone);
    const added = left.map((face) => ({ id: `t${++this.#made}`, face, own: true }) as const);
    this.#pieces = new Map([...stays, ...added].map((piece) => [piece.id, piece]));
    const ids = added.map(({ id }) => id);
    this.#wanted = stays.length === 0 ? halves(ids, this.columns) : ids.reduce(arrived, this.#wanted);
    return ids;
  }

  #still(left: string[], gone: string | null): RackPiece[] {
    const held = [...this.#pieces.values()].toSorted((one, other) => Number(one.id === gone) - Number(other.id === gone));
    const stays = held.filter(({ face }) => taken(left, face));
    const ids = new Set(stays.map(({ id }) => id));
    this.#wanted = this.#wanted.map((id) => (id !== null && ids.has(id) ? id : null));
    return stays;
  }
  // After a reload.
  #again(kept: readonly string[], left: string[]): RackPiece[] {
    const stays: RackPiece[] = [];
    const even = kept.length % ROWS === 0 ? kept : [...kept, GAP];
    this.#wanted = even.map((face) => {
      if (face === GAP || !taken(left, face)) return null;
      const piece = { id: `t${++this.#made}`, face, own: true } as const;
      stays.push(piece);
      return piece.id;
    });
    return stays;
  }

  #become(places: Places): boolean {
    const changes = places.some((id, at) => id !== this.places[at]);
    if (changes) this.#wanted = places;
    return changes;
  }
}

function taken(left: string[], face: string): boolean {
  const at = left.indexOf(face);
  if (at >= 0) left.splice(at, 1);
  return at >= 0;
}

function takeFace(left: RackPiece[], face: string): RackPiece | undefined {
  const at = left.findIndex((piece) => piece.face === face);
  return at < 0 ? undefined : left.splice(at, 1)[0];
}
