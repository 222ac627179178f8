// The order of the player's tiles: it survives turns and reloads, but not the deal.
import { read, write } from './storage';

interface KeptHand {
  readonly deal: number;
  readonly tiles: readonly string[];
}

export function keptHand(table: string, deal: number): readonly string[] {
  const kept = read<KeptHand | null>(`hand.${table}`, null);
  return kept?.deal === deal ? kept.tiles : [];
}

export function keepHand(table: string, deal: number, tiles: readonly string[]): void {
  write(`hand.${table}`, { deal, tiles } satisfies KeptHand);
}
