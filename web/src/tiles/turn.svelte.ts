// The turn as a draft with its history, so that steps can be undone or reset until it is sent.
import { asItLies, draftText, piecesOf, type Draft } from './draft';

export class Turn {
  base = $state.raw<Draft>(asItLies([]));
  draft = $state.raw<Draft>(asItLies([]));
  #past = $state.raw<readonly Draft[]>([]);

  readonly text = $derived(draftText(this.draft));
  readonly changed = $derived(this.text !== draftText(this.base));
  readonly canUndo = $derived(this.#past.length > 0);
  // Tiles from the rack that the draft has placed on the table.
  readonly placed = $derived(new Set(piecesOf(this.draft).filter(({ own }) => own).map(({ id }) => id)));

  begin(table: readonly (readonly string[])[]): void {
    this.base = this.draft = asItLies(table);
    this.#past = [];
  }

  // Returns whether that was a step.
  step(next: Draft): boolean {
    if (next === this.draft || sameLayout(next, this.draft)) return false;
    this.#past = [...this.#past, this.draft];
    this.draft = next;
    return true;
  }

  undo(): boolean {
    const last = this.#past.at(-1);
    if (!last) return false;
    this.draft = last;
    this.#past = this.#past.slice(0, -1);
    return true;
  }

  // A step like any other, which can be undone.
  reset(): boolean {
    return this.step(this.base);
  }
}

function sameLayout(one: Draft, other: Draft): boolean {
  const layout = ({ sets, loose }: Draft) => [...sets.map(({ pieces }) => pieces), loose].map((pieces) => pieces.map(({ id }) => id).join(' ')).join();
  return layout(one) === layout(other);
}
