// Choosing the cards to keep: how many there must be, and what the server says they are worth.
import type { Message } from '../../api/types';
import type { Assessment } from '../../table/session.svelte';
import { keepOf } from './moves';

export interface Preview {
  readonly chosen: number;
  readonly size: number;
  readonly worth: number;
  readonly melds: readonly { readonly title: Message; readonly cards: readonly string[] }[];
}

// How many cards to keep, from the listed moves.
export const keepSize = (moves: readonly string[]) => moves.map((move) => keepOf(move).length).find((size) => size > 0) ?? 0;

// The last verdict stays until the next one arrives, so that numbers do not flicker.
export function previewOf(chosen: readonly string[], moves: readonly string[], assessment: Assessment | null): Preview {
  const judged = chosen.length > 0 && keepOf(assessment?.draft ?? '').length > 0 ? assessment : null;
  return {
    chosen: chosen.length,
    size: keepSize(moves),
    worth: judged?.worth ?? 0,
    melds: (judged?.parts ?? []).flatMap(({ part, remark }) => (remark ? [{ title: remark, cards: part.split(' ') }] : [])),
  };
}
