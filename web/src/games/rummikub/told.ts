import type { ToldMove } from '../page';
import { asItLies, changes, fromRack, fromText, parseTable } from '../../tiles/draft';
import { DRAW } from './moves';
import { rummikubView, type RummikubView } from './view';
import { rummikubWords } from './words';

const BEFORE_ALL: Pick<RummikubView, 'table' | 'racks' | 'bag'> = { table: [], racks: [], bag: 1 };

export function told(move: string, seen: unknown, seat: number): ToldMove {
  const { table, racks, bag } = seen === null ? BEFORE_ALL : rummikubView(seen);
  const base = asItLies(table);
  // A hidden rack holds at least the tiles placed.
  const draft = move === DRAW ? null : fromText(base, fromRack(racks[seat] ?? parseTable(move).flat()), move);
  if (!draft) return { headline: () => (bag > 0 ? rummikubWords.hintDraws : rummikubWords.hintPasses), steps: [] };
  const steps = changes(base, draft).map(({ kind, set, added }) => ({
    label: rummikubWords.changes[kind],
    tiles: (kind === 'grown' ? added : set.pieces).map(({ face }) => face),
  }));
  return { headline: () => '', steps };
}
