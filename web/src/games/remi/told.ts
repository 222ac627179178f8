import type { Voice } from '../../words/voice';
import type { ToldMove } from '../page';
import { asItLies, changes, fromRack, parseTable } from '../../tiles/draft';
import { fromLay } from './lay';
import { DRAW, partsOf, TAKE } from './moves';
import { remiView, type RemiView } from './view';
import { remiWords } from './words';

const BEFORE_ALL: Pick<RemiView, 'table' | 'racks' | 'discards'> = { table: [], racks: [], discards: [] };

export function told(move: string, seen: unknown, seat: number): ToldMove {
  const { table, racks, discards } = seen === null ? BEFORE_ALL : remiView(seen);
  const { sets, discard } = partsOf(move);
  const base = asItLies(table);
  // A hidden rack holds at least the tiles placed.
  const draft = sets === '' ? null : fromLay(base, fromRack(racks[seat] ?? parseTable(sets).flat()), sets);
  const top = discards[1 - seat]?.at(-1) ?? '';
  if (!draft) return { headline: (voice) => headline(move, top, voice), steps: [] };

  const lying = new Set(base.sets.map(({ id }) => id));
  const laid = changes(base, draft).map(({ kind, set, added }) => ({
    label: remiWords.changes[lying.has(set.id) ? kind : 'fresh'],
    tiles: (kind === 'grown' ? added : set.pieces).map(({ face }) => face),
  }));
  return { headline: () => '', steps: [...laid, { label: remiWords.changes.discard, tiles: [discard] }] };
}

function headline(move: string, top: string, { tiles }: Voice): string {
  if (move === DRAW) return remiWords.hintDraws;
  if (move === TAKE) return remiWords.hintTakes(tiles(top));
  return remiWords.hintDiscards(tiles(partsOf(move).discard));
}
