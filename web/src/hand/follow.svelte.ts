// The server says what the hand holds and what can be played; the order and the choice are kept here.
import { onDestroy, untrack } from 'svelte';
import type { GamePage } from '../games/page';
import { keepHand, keptHand } from '../keep/hand';
import { settings } from '../keep/settings.svelte';
import type { TableSession } from '../table/session.svelte';
import { Hand } from './hand.svelte';

interface FollowSetup {
  readonly tilesOf: (move: string) => readonly string[]; // the tiles of the hand that a move plays
}

export class FollowHand {
  readonly hand = new Hand();
  readonly #session: TableSession;
  readonly #game: GamePage;
  readonly #tilesOf: FollowSetup['tilesOf'];

  readonly held = $derived.by(() => {
    const { you, view } = this.#session;
    return you === null ? [] : (this.#game.hand(view, you) ?? []);
  });
  readonly playable = $derived.by(() => new Set(this.#session.myTurn ? this.#session.moves.flatMap(this.#tilesOf) : []));
  // If everything can be played, marks would be meaningless.
  readonly marked = $derived.by(
    () => new Set(settings.marks && this.held.some((tile) => !this.playable.has(tile)) ? this.playable : []),
  );

  // Call it within a component, because it creates effects.
  constructor(session: TableSession, game: GamePage, { tilesOf }: FollowSetup) {
    this.#session = session;
    this.#game = game;
    this.#tilesOf = tilesOf;
    const { hand } = this;
    const table = () => session.table?.id ?? '';
    const deal = () => session.table?.deal ?? 0;
    $effect.pre(() => {
      const [now, tiles] = [deal(), this.held];
      untrack(() => hand.hold(now, tiles, () => keptHand(table(), now)));
    });
    $effect(() => keepHand(table(), deal(), hand.order));
    $effect(() => {
      const { hint } = session;
      if (hint) untrack(() => hand.choose(tilesOf(hint.move)));
    });
  }

  // The server judges every draft.
  considers(draft: () => string): void {
    $effect(() => {
      const text = draft();
      untrack(() => this.#session.consider(text));
    });
    onDestroy(() => this.#session.consider(''));
  }
}
