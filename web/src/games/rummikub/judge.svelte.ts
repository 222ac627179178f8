// Asks the server about every draft, and says what it thinks of it.
import { onDestroy, untrack } from 'svelte';
import type { AtTable } from '../../table/context';
import { capitalised } from '../../words/say';
import type { Desk } from './desk.svelte';
import { setText, type PieceSet } from './draft';
import { rummikubWords } from './words';

export const DRAW = 'draw';

export interface Status {
  readonly kind: 'no' | 'yes' | 'hint';
  readonly text: string;
}

export class Judge {
  // By the text of a set, why it does not stand; nothing where it does. Known once and for all.
  #verdicts = $state.raw<ReadonlyMap<string, string>>(new Map());
  #asked = false; // about a draft, in this turn

  readonly #at: AtTable;
  readonly #desk: Desk;
  // The move that the draft is; empty where it changes nothing.
  readonly move = $derived.by(() => (this.#desk.mine && this.#desk.turn.changed ? this.#desk.turn.text : ''));

  // Within a component, for it has effects.
  constructor(at: AtTable, desk: Desk) {
    this.#at = at;
    this.#desk = desk;
    const { session } = at;
    $effect(() => {
      const [move, mine] = [this.move, desk.mine];
      untrack(() => this.#ask(move, mine));
    });
    $effect.pre(() => {
      const parts = session.assessment?.parts ?? [];
      const judged = parts.map(({ part, stands, remark }) => [part, stands || !remark ? '' : at.say(remark)] as const);
      untrack(() => (this.#verdicts = new Map([...this.#verdicts, ...judged])));
    });
    onDestroy(() => session.consider(''));
  }

  problemOf(set: PieceSet): string {
    return this.#desk.turn.changed ? (this.#verdicts.get(setText(set)) ?? '') : '';
  }

  // Of the draft as a whole.
  get status(): Status {
    const { assessment } = this.#at.session;
    const bad = this.#desk.turn.draft.sets.filter((set) => this.problemOf(set) !== '').length;
    if (bad > 0) return { kind: 'no', text: rummikubWords.notStanding(bad) };
    if (assessment?.refusal) return { kind: 'no', text: this.#at.say(assessment.refusal) };
    if (!assessment?.remark) return { kind: 'yes', text: '' };
    const worth = assessment.worth === null ? '' : ` · ${rummikubWords.worth(assessment.worth)}`;
    return { kind: 'yes', text: capitalised(this.#at.say(assessment.remark)) + worth };
  }

  // The server remembers the last draft, for when the clock runs out: that it was taken back is news to it.
  #ask(move: string, mine: boolean): void {
    this.#at.session.consider(move === '' && mine && this.#asked ? DRAW : move);
    this.#asked = mine && (this.#asked || move !== '');
  }
}
