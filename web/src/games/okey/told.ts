import type { Voice } from '../../words/voice';
import type { ToldMove } from '../page';
import { discardOf, DRAW, PASS, SHOW, TAKE } from './moves';
import { before, okeyView, topOf, type OkeyView } from './view';
import { okeyWords } from './words';

export function told(move: string, seen: unknown, seat: number): ToldMove {
  const top = seen === null ? '' : takenFrom(okeyView(seen), seat);
  return { headline: (voice) => headline(move, top, voice), steps: [] };
}

const takenFrom = (view: OkeyView, seat: number) => topOf(view, before(seat, view)) ?? '';

function headline(move: string, top: string, { tiles }: Voice): string {
  if (move === DRAW) return okeyWords.hintDraws;
  if (move === TAKE) return okeyWords.hintTakes(tiles(top));
  if (move === SHOW) return okeyWords.hintShows;
  if (move === PASS) return okeyWords.hintPasses;
  return okeyWords.hintDiscards(tiles(discardOf(move)));
}
