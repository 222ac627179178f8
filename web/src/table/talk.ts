// The chat as this player sees it: without muted players, and with a count of new messages.
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

// A seat's last message, until noticed.
export const bubbleOf = (session: Talking, seat: number) =>
  newSince(session, session.noticed).findLast((line) => line.seat === seat)?.text ?? null;

// The others at the table who can write or have written.
export function peopleHeard(session: Talking): readonly string[] {
  const names = (session.table?.seats ?? []).flatMap(({ name, kind }, seat) => {
    const writes = kind === 'person' || session.chat.some((line) => line.seat === seat);
    return writes && seat !== session.you && name !== '' ? [name] : [];
  });
  return [...new Set(names)];
}
