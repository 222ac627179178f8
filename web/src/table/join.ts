// Takes a seat for a visitor with an invitation.
import { Refusal, server } from '../api/http';
import type { TableInfo, Ticket } from '../api/types';
import { profileKey } from '../keep/profile';
import { freeName } from '../lobby/names';
import { words } from '../words';

export interface Joined {
  readonly ticket: Ticket;
  readonly name: string;
}

export const nameIsTaken = (failed: unknown): boolean =>
  failed instanceof Refusal && failed.reason?.key === 'server.name_taken';

// A player without a name becomes a guest with a unique name, even if another guest was faster.
export async function join(found: TableInfo, token: string, wanted: string, word: string): Promise<Joined> {
  const taken = found.seats.filter((seat) => seat.kind !== 'open').map((seat) => seat.name);
  const unnamed = wanted.trim() === '';
  for (;;) {
    const name = unnamed ? freeName(words.guest, taken) : wanted.trim();
    try {
      return { ticket: await server.join(found.id, token, { name, word, profile: profileKey() }), name };
    } catch (failed) {
      if (!unnamed || !nameIsTaken(failed) || taken.length > 2 * found.seats.length) throw failed;
      taken.push(name);
    }
  }
}
