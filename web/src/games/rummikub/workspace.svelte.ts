// Where the table may be taken apart, its pieces are chosen too, and sets are split.
import { findSet, splitBefore } from '../../tiles/draft';
import { TileWorkspace } from '../../tiles/workspace.svelte';
import { rummikubWords } from './words';

export class Workspace extends TileWorkspace {
  free = $state.raw(false); // what lies on the table may be moved too

  // A set can be split before the one piece that is chosen, unless that is its first.
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
  // All of the set that a piece is in, or nothing when all were chosen.
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
