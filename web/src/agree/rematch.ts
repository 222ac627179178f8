// The state of a rematch request, as a player sees it.
import type { TableInfo } from '../api/types';
import { words } from '../words';
import { listed } from '../words/list';
import { agreeWords } from './words';

export interface RematchQuestion {
  readonly mine: 'asked' | 'declined' | 'open';
  readonly asking: readonly string[]; // others who would like one
  readonly declined: readonly string[];
  readonly missing: readonly string[]; // others who are here and have not answered
  readonly left: readonly string[];
}

export function rematchQuestion({ seats }: Pick<TableInfo, 'seats'>, you: number | null): RematchQuestion {
  const own = you === null ? undefined : seats[you];
  const others = seats.filter(({ kind }, seat) => kind === 'person' && seat !== you);
  const names = (which: (seat: (typeof others)[number]) => boolean) => others.filter(which).map(({ name }) => name);
  return {
    mine: own?.ready ? 'asked' : own?.declined ? 'declined' : 'open',
    asking: names(({ ready }) => ready),
    declined: names(({ declined }) => declined),
    missing: names(({ here, ready, declined, away }) => here && !away && !ready && !declined),
    left: names(({ here, away }) => !here || away),
  };
}

// Most important first.
export function rematchSays({ mine, asking, declined, missing, left }: RematchQuestion): string[] {
  return [
    ...(mine === 'asked' && missing.length > 0 ? [words.end.waitingFor(listed(missing))] : []),
    ...(mine !== 'asked' && asking.length > 0 ? [agreeWords.asks(listed(asking))] : []),
    ...(mine === 'declined' ? [agreeWords.youDeclined] : []),
    ...declined.map((name) => agreeWords.declined(name)),
    ...left.map((name) => agreeWords.left(name)),
  ];
}
