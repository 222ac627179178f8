// The server's commitment before a deal and what it dealt us: the fairness check compares against this,
// not against what the server says later.
import type { DealtTile } from '../api/types';
import { read, write } from './storage';

export interface KeptPromise {
  readonly commitment: string;
  readonly dealt: Readonly<Record<number, readonly DealtTile[]>>;
}

const NOTHING: KeptPromise = { commitment: '', dealt: {} };

export function keptPromise(table: string): KeptPromise {
  return read(`fair.${table}`, NOTHING);
}

// The first commitment seen counts.
export function keepPromise(table: string, commitment: string, deal: number, dealt: readonly DealtTile[]): void {
  const kept = keptPromise(table);
  write(`fair.${table}`, {
    commitment: kept.commitment || commitment,
    dealt: dealt.length > 0 ? { ...kept.dealt, [deal]: dealt } : kept.dealt,
  } satisfies KeptPromise);
}
