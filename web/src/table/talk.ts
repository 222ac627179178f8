// The chat as this person wants to read it: without those who are muted, and with what is new.
import type { ChatLine } from '../api/types';
import { isMuted } from '../keep/muted.svelte';
import { settings } from '../keep/settings.svelte';
import type { TableSession } from './session.svelte';

type Talking = Pick<TableSession, 'chat' | 'names' | 'table' | 'you' | 'read' | 'noticed'>;

export const listens = ({ table }: Pick<Talking, 'table'>) => table?.chat === true && settings.showChat;

const isHeard = ({ names }: Talking, { seat }: ChatLine) => !isMuted(names[seat] ?? '');

export const linesHeard = (session: Talking) => session.chat.filter((line) => isHeard(session, line));

function newSince(session: Talking, from: number): readonly ChatLine[] {
  if (!listens(session)) return [];
  return session.chat.slice(from).filter((line) => line.seat !== session.you && isHeard(session, line));
}

export const unread = (session: Talking) => newSince(session, session.read);

// What a seat said last, until it was noticed.
export const bubbleOf = (session: Talking, seat: number) =>
  newSince(session, session.noticed).findLast((line) => line.seat === seat)?.text ?? null;

// The others at the table who can write, and whoever did.
export function peopleHeard(session: Talking): readonly string[] {
  const names = (session.table?.seats ?? []).flatMap(({ name, kind }, seat) => {
    const writes = kind === 'person' || session.chat.some((line) => line.seat === seat);
    return writes && seat !== session.you && name !== '' ? [name] : [];
  });
  return [...new Set(names)];
}
