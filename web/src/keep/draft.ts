// An unfinished turn: it survives a reload, but not a change at the table.
import { read, write } from './storage';

interface KeptDraft {
  readonly number: number; // the table's number when the draft was made
  readonly text: string;
}

export function keptDraft(table: string, number: number): string {
  const kept = read<KeptDraft | null>(`draft.${table}`, null);
  return kept?.number === number ? kept.text : '';
}

export function keepDraft(table: string, number: number, text: string): void {
  write(`draft.${table}`, { number, text } satisfies KeptDraft);
}
