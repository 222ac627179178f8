// The player's turn: new formations, added tiles, replaced jokers, and one discard.
import { findSet, replace, type Draft, type Piece } from '../../tiles/draft';
import { JOKER, spoken } from '../../tiles/tile';
import { namesOf, TileWorkspace, type Target } from '../../tiles/workspace.svelte';
import { fromLay } from './lay';
import { moveText } from './moves';
import { remiWords } from './words';

export class Workspace extends TileWorkspace {
  lays = $state.raw(false); // this game has formations on the table

  // The one tile that is chosen on the rack.
  readonly single = $derived.by(() => {
    const [piece] = this.chosenPieces;
    return piece && this.chosenPieces.length === 1 && this.rack.some(({ id }) => id === piece.id) ? piece : null;
  });

  constructor() {
    super(remiWords);
  }

  // The draft as a move, with this discard or none yet.
  move(discard: Piece | null = this.single): string {
    return moveText({ sets: this.turn.changed ? this.turn.text : '', discard: discard?.face ?? '' });
  }

  override movable(id: string): boolean {
    return super.movable(id) || this.piece(id)?.freed === true;
  }
  // Without formations on the table, only the discard can be chosen.
  override toggle(id: string): void {
    if (!this.lays && !this.chosen.has(id)) this.clear();
    super.toggle(id);
  }

  override put(target: Target, ids?: Iterable<string>): boolean {
    return this.lays && super.put(target, ids);
  }
  override tap(id: string, after = true): boolean {
    if (!this.turn.draft.loose.some((piece) => piece.id === id)) return this.swap(id) || super.tap(id, after);
    this.toggle(id);
    return true;
  }
  override read(text: string): Draft | null {
    return fromLay(this.turn.base, this.whole, text);
  }

  // Whether these could replace a joker on the table, as far as the page can tell.
  replaces(ids: readonly string[], joker: string): boolean {
    const [piece, old] = [this.piece(ids[0] ?? ''), this.piece(joker)];
    const lies = old?.face === JOKER && !old.own && !old.freed && findSet(this.turn.draft, joker) !== undefined;
    return this.lays && ids.length === 1 && lies && piece?.own === true && piece.face !== JOKER;
  }
  // The joker is then chosen, because it must be played again.
  swap(joker: string, ids: readonly string[] = [...this.chosen]): boolean {
    const [piece, old] = [this.piece(ids[0] ?? ''), this.piece(joker)];
    if (!piece || !old || !this.replaces(ids, joker)) return false;
    const number = this.numberOf(findSet(this.turn.draft, joker)?.id ?? '');
    const done = this.step(replace(this.turn.draft, piece, old), () => remiWords.said.swapped(namesOf([piece]), spoken(JOKER), number));
    if (done) this.chosen = new Set([joker]);
    return done;
  }

  // The tile chosen as the discard is gone; an identical one is not chosen instead.
  override hold(...said: Parameters<TileWorkspace['hold']>): boolean {
    const was = this.mine;
    const lost = super.hold(...said);
    if (was && !this.mine) this.clear();
    return lost;
  }
}
