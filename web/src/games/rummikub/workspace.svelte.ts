// If the table can be rearranged, its pieces can be chosen too, and sets can be split.
import { findSet, splitBefore } from '../../tiles/draft';
import { TileWorkspace } from '../../tiles/workspace.svelte';
import { rummikubWords } from './words';

export class Workspace extends TileWorkspace {
  free = $state.raw(false); // tiles on the table can be moved too

  // A set can be split before the single chosen piece, unless that is its first.
  readonly splitAt = $derived.by(() => {
    const [piece] = this.chosenPieces;
    if (!this.free || !piece || this.chosenPieces.length !== 1) return null;
    const set = findSet(this.turn.draft, piece.id);
    return set && set.pieces[0]?.id !== piece.id ? piece.id : null;
  });

  constructor() {
    super(rummikubWords);
  }

  override movable(id: string): boolean {
    return this.free || super.movable(id);
  }
  // Chooses the whole set of a piece, or nothing if all were chosen.
  chooseSet(id: string): boolean {
    const ids = (findSet(this.turn.draft, id)?.pieces ?? []).filter((piece) => this.movable(piece.id)).map((piece) => piece.id);
    this.chosen = new Set(ids.every((each) => this.chosen.has(each)) ? [] : ids);
    return ids.length > 0;
  }
  split(): boolean {
    const at = this.splitAt;
    if (at === null) return false;
    const number = this.numberOf(findSet(this.turn.draft, at)?.id ?? '');
    return this.step(splitBefore(this.turn.draft, at), () => rummikubWords.said.split(number));
  }
}
