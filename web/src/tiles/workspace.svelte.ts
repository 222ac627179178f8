// The player's workspace: choosing tiles on rack and table and placing them, as steps of a turn.
import { Hand } from '../hand/hand.svelte';
import type { HandTile } from '../hand/order';
import { findSet, fromText, piecesOf, toNewSet, toRack, toSet, type Draft, type Into, type Piece } from './draft';
import { JOKER, spoken } from './tile';
import { Turn } from './turn.svelte';
import { tileWords } from './words';
import type { WorkspaceWords } from './workspace-words';

export type Target = 'new' | 'rack' | Into;

const RACK = 'rack:';
const pieceOf = ({ id, tile }: HandTile): Piece => ({ id: RACK + id, face: tile, own: true });
export const namesOf = (pieces: readonly Piece[]) => spoken(pieces.map(({ face }) => face).join(' '));

export class TileWorkspace {
  readonly hand = new Hand();
  readonly turn = new Turn();
  chosen = $state.raw<ReadonlySet<string>>(new Set());
  mine = $state.raw(false); // it is our turn to place tiles
  busy = $state.raw(false); // our move is on its way
  said = $state.raw({ text: '' }); // the last action, for screen readers; a new object each time

  readonly can = $derived(this.mine && !this.busy);
  readonly whole = $derived(this.hand.tiles.map(pieceOf));
  // The tiles left on the rack, in the player's order.
  readonly rack = $derived(this.whole.filter(({ id }) => !this.turn.placed.has(id)));
  readonly #lying = $derived([...this.turn.draft.loose, ...piecesOf(this.turn.draft)]);
  readonly #all = $derived(new Map([...this.whole, ...this.#lying].map((piece) => [piece.id, piece])));
  readonly chosenPieces = $derived([...this.rack, ...this.#lying].filter(({ id }) => this.chosen.has(id)));
  // Where the groups of the rack's arrangement start: at the first tile still there.
  readonly starts = $derived.by(() => {
    const group = new Map<string, number>();
    let at = 0;
    for (const { id } of this.hand.tiles) group.set(RACK + id, this.hand.starts.has(id) ? ++at : at);
    return new Set(this.rack.filter(({ id }, i) => i > 0 && group.get(id) !== group.get(this.rack[i - 1]?.id ?? '')).map(({ id }) => id));
  });
  readonly layout = $derived([this.turn.draft, this.rack]);
  readonly canReturn = $derived(this.chosenPieces.some(({ id }) => this.turn.placed.has(id)));

  constructor(readonly words: WorkspaceWords) {}

  piece(id: string): Piece | undefined {
    return this.#all.get(id);
  }

  // --- choosing

  movable(id: string): boolean {
    return this.piece(id)?.own === true;
  }
  clear(): void {
    this.chosen = new Set();
  }
  toggle(id: string): void {
    const chosen = new Set(this.chosen);
    if (!chosen.delete(id)) chosen.add(id);
    this.chosen = chosen;
  }

  // A tap on a piece on the table: it places the chosen tiles, if any, or else chooses the piece. Returns whether it
  // had an effect.
  tap(id: string, after = true): boolean {
    const set = findSet(this.turn.draft, id);
    if (!set) return false;
    const elsewhere = this.chosenPieces.some((piece) => !set.pieces.includes(piece));
    if (!this.chosen.has(id) && elsewhere) return this.put({ set: set.id, ...this.#beside(set.pieces, id, after) });
    if (!this.movable(id)) return false;
    this.toggle(id);
    return true;
  }
  // A joker goes to the tapped side; numbered tiles go where they belong.
  #beside(pieces: readonly Piece[], id: string, after: boolean): { before?: string | null } {
    if (!this.chosenPieces.every(({ face }) => face === JOKER)) return {};
    const at = pieces.findIndex((piece) => piece.id === id) + (after ? 1 : 0);
    return { before: pieces[at]?.id ?? null };
  }

  // --- steps of the turn

  put(target: Target, ids: Iterable<string> = this.chosen): boolean {
    const wanted = new Set(ids);
    const pieces = [...this.rack, ...this.#lying].filter(({ id }) => wanted.has(id) && this.movable(id));
    const { draft } = this.turn;
    const { said } = this.words;
    if (target === 'rack') return this.step(toRack(draft, wanted), () => said.back(namesOf(pieces.filter(({ own }) => own))));
    if (target === 'new') return this.step(toNewSet(draft, pieces), () => said.newSet(namesOf(pieces)));
    return this.step(this.#into(pieces, target), () => said.into(namesOf(pieces), this.numberOf(target.set)));
  }
  // Numbered tiles go where they belong in a set; a joker goes where it was put.
  drop(target: Into, ids: readonly string[]): boolean {
    return this.put(this.#landing(target, ids), ids);
  }
  // The piece that dropped pieces would go before; null: at the end.
  landsBefore(target: Into, ids: readonly string[]): string | null {
    const pieces = [...this.rack, ...this.#lying].filter(({ id }) => ids.includes(id));
    const set = this.#into(pieces, this.#landing(target, ids)).sets.find(({ id }) => id === target.set)?.pieces ?? [];
    const last = set.findLastIndex(({ id }) => ids.includes(id));
    return set.slice(last + 1)[0]?.id ?? null;
  }
  #landing({ set, before = null }: Into, ids: readonly string[]): Into {
    return ids.every((id) => this.piece(id)?.face === JOKER) ? { set, before } : { set };
  }
  #into(pieces: readonly Piece[], target: Into): Draft {
    return toSet(this.turn.draft, pieces, target, (id) => this.movable(id));
  }
  // A whole table at once: a hint, or a draft kept across a reload.
  lay(text: string): boolean {
    const draft = this.read(text);
    return draft !== null && this.step(draft, () => tileWords.hintLies);
  }
  // The tiles that a move places from the rack.
  laidBy(text: string): Set<string> {
    const draft = text === '' ? null : this.read(text);
    const ids = new Set(draft ? piecesOf(draft).map(({ id }) => id) : []);
    return new Set(this.rack.flatMap(({ id }) => (ids.has(id) ? [id] : [])));
  }
  read(text: string): Draft | null {
    return fromText(this.turn.base, this.whole, text);
  }
  undo(): boolean {
    return this.#done(this.can && this.turn.undo(), () => tileWords.undone);
  }
  reset(): boolean {
    return this.#done(this.can && this.turn.reset(), () => tileWords.turnReset);
  }

  // The rack's order is not part of the turn: it can change at any time, and is not undone.
  reorder(ids: readonly string[], before: string | null): boolean {
    const moving = ids.filter((id) => id.startsWith(RACK) && !this.turn.placed.has(id)).map((id) => id.slice(RACK.length));
    const order = this.hand.tiles.map(({ id }) => id);
    const stays = (id: string) => !moving.includes(id);
    const at = before === null ? -1 : order.indexOf(before.slice(RACK.length));
    const end = at < 0 ? order.length : at;
    this.hand.reorder([...order.slice(0, end).filter(stays), ...moving, ...order.slice(end).filter(stays)]);
    return moving.length > 0;
  }
  // One place to the left or right.
  carry(piece: string, by: number): void {
    if (by === 0) return;
    const place = this.rack.findIndex(({ id }) => id === piece);
    const before = this.rack[by < 0 ? place - 1 : place + 2];
    if (place >= 0 && (by > 0 || before)) this.reorder([piece], before?.id ?? null);
  }

  numberOf(set: string): number {
    return this.turn.draft.sets.findIndex(({ id }) => id === set) + 1;
  }

  protected step(next: Draft, say: () => string): boolean {
    return this.#done(this.can && this.turn.step(next), say);
  }
  #done(done: boolean, say: () => string): boolean {
    if (!done) return false;
    this.clear();
    this.said = { text: say() };
    return true;
  }

  // --- server messages

  // Returns whether a draft was lost.
  hold(deal: number, rack: readonly string[], table: readonly (readonly string[])[], mine: boolean, kept: () => readonly string[]): boolean {
    const before = this.hand.order.toSorted().join();
    this.hand.hold(deal, rack, kept);
    const same = mine && sameTable(this.turn.base, table) && this.hand.order.toSorted().join() === before;
    const lost = !same && this.turn.changed;
    this.mine = mine;
    if (!same) this.turn.begin(table);
    const here = this.#all;
    this.chosen = new Set([...this.chosen].filter((id) => here.has(id)));
    return lost;
  }
}

function sameTable(base: Draft, table: readonly (readonly string[])[]): boolean {
  return base.sets.map(({ pieces }) => pieces.map(({ face }) => face).join(' ')).join() === table.map((set) => set.join(' ')).join();
}
