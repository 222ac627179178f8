// A turn that is being put together: it outlives a reload, not what happens at the table.
import { read, write } from './storage';

interface KeptDraft {
  readonly number: number; // of the table when it was put together
  readonly text: string;
}

export function keptDraft(table: string, number: number): string {
  const kept = read<KeptDraft | null>(`draft.${table}`, null);
  return kept?.number === number ? kept.text : '';
}

export function keepDraft(table: string, number: number, text: string): void {
  write(`draft.${table}`, { number, text } satisfies KeptDraft);
}
