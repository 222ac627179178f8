// The player's workspace: tiles can be moved on the rack at any time, and one is chosen to be discarded.
import type { Places } from './places';
import { PlaceRack, type RackPiece } from './rack.svelte';
import { discardText } from './moves';
import { spoken } from './tile';
import { okeyWords } from './words';

export class Workspace {
  readonly rack = new PlaceRack();
  chosen = $state.raw<string | null>(null);
  mine = $state.raw(false); // it is our turn to discard
  busy = $state.raw(false); // our move is on its way
  said = $state.raw({ text: '' }); // the last action, for screen readers; a new object each time

  readonly can = $derived(this.mine && !this.busy);
  readonly single = $derived<RackPiece | null>(this.chosen === null ? null : (this.rack.piece(this.chosen) ?? null));
  readonly draft = $derived(this.mine && this.single ? discardText(this.single.face) : '');
  readonly layout = $derived<Places>(this.rack.places);

  piece(id: string): RackPiece | undefined {
    return this.rack.piece(id);
  }
  toggle(id: string): void {
    this.chosen = this.chosen === id ? null : id;
  }
  clear(): void {
    this.chosen = null;
  }
  choose(face: string): void {
    this.chosen = this.rack.pieces.find((piece) => piece.face === face)?.id ?? null;
  }

  // The chosen tile has been placed.
  put(id: string, at: number): void {
    if (this.rack.put(id, at)) this.#say(id);
    this.clear();
  }
  carry(id: string, across: number, down: number): void {
    if (this.rack.carry(id, across, down)) this.#say(id);
  }
  arrange(groups: readonly (readonly string[])[]): void {
    this.rack.arrange(groups);
  }

  hold(deal: number, faces: readonly string[], mine: boolean, kept: () => readonly string[]): readonly string[] {
    const came = this.rack.hold(deal, faces, kept, this.chosen);
    // The tile chosen as the discard is gone; an identical one is not chosen instead.
    if ((this.mine && !mine) || (this.chosen !== null && !this.piece(this.chosen))) this.clear();
    this.mine = mine;
    return came;
  }

  #say(id: string): void {
    const piece = this.piece(id);
    if (piece) this.said = { text: okeyWords.moved(spoken(piece.face), ...this.rack.whereIs(id)) };
  }
}
