// Sends every draft to the server, and keeps its verdict.
import { onDestroy, untrack } from 'svelte';
import type { AtTable } from '../table/context';
import { capitalised } from '../words/say';
import type { Voice } from '../words/voice';
import { setText, type PieceSet } from './draft';
import { tileWords } from './words';
import type { TileWorkspace } from './workspace.svelte';

export interface Status {
  readonly kind: 'no' | 'yes' | 'hint';
  readonly text: string;
}

export interface JudgeSetup {
  readonly move: () => string; // the draft as a move; empty if it is not one
  readonly takenBack?: string; // sent instead of nothing if there was a draft in this turn
}

export class Judge {
  // Why each set, by its text, is invalid; empty if valid. Verdicts on sets never change.
  #verdicts = $state.raw<ReadonlyMap<string, string>>(new Map());
  #asked = false; // whether a draft was sent in this turn

  readonly #at: AtTable;
  readonly #workspace: TileWorkspace;
  readonly #setup: JudgeSetup;
  readonly move = $derived.by(() => this.#setup.move());

  // Call it within a component, because it creates effects.
  constructor(at: AtTable, workspace: TileWorkspace, setup: JudgeSetup) {
    this.#at = at;
    this.#workspace = workspace;
    this.#setup = setup;
    const { session } = at;
    $effect(() => {
      const [move, mine] = [this.move, workspace.mine];
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
    return this.#workspace.turn.changed ? (this.#verdicts.get(setText(set)) ?? '') : '';
  }

  // The verdict on the whole draft.
  status({ say }: Voice): Status {
    const { assessment } = this.#at.session;
    const bad = this.#workspace.turn.draft.sets.filter((set) => this.problemOf(set) !== '').length;
    if (bad > 0) return { kind: 'no', text: this.#workspace.words.notStanding(bad) };
    if (assessment?.refusal) return { kind: 'no', text: say(assessment.refusal) };
    if (!assessment?.remark) return { kind: 'yes', text: '' };
    return { kind: 'yes', text: capitalised(say(assessment.remark)) + this.worth };
  }
  get worth(): string {
    const worth = this.#at.session.assessment?.worth ?? null;
    return worth === null ? '' : ` · ${tileWords.worth(worth)}`;
  }

  // The server keeps the last draft for when the clock runs out, so it must be told if that was taken back.
  #ask(move: string, mine: boolean): void {
    this.#at.session.consider(move === '' && mine && this.#asked ? (this.#setup.takenBack ?? '') : move);
    this.#asked = mine && (this.#asked || move !== '');
  }
}
