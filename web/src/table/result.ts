// The result of a deal in words: shown as a title, announced with everyone's points.
import { agreeWords } from '../agree/words';
import type { Better, TableInfo } from '../api/types';
import { words } from '../words';

export const hasEnded = ({ phase }: Pick<TableInfo, 'phase'>) => phase === 'between' || phase === 'over';

// The winners of the deal, or of the match once it is over. If all share a single deal, nobody has won.
export function victors({ match, phase, seats, winners, leaders }: TableInfo): readonly number[] {
  const best = phase === 'over' ? leaders : winners;
  return match === 'deals 1' && best.length > 1 && best.length === seats.length ? [] : best;
}

// The seats, best first: by this deal, or by match once it is over.
export function rankedSeats(table: TableInfo, better: Better): readonly number[] {
  const points = (table.phase === 'over' ? table.scores : table.sheet.at(-1)) ?? [];
  const best = victors(table);
  const sign = better === 'more' ? 1 : -1;
  // In Pinochle a player whose bid failed loses even with as many points.
  const rank = (seat: number) => [best.includes(seat) ? 1 : 0, sign * (points[seat] ?? 0)] as const;
  return table.seats
    .map((_, seat) => seat)
    .toSorted((one, other) => rank(other)[0] - rank(one)[0] || rank(other)[1] - rank(one)[1]);
}

export function resultTitle(table: TableInfo, you: number | null): string {
  const { match, phase, seats, leaders } = table;
  if (table.called_off) return agreeWords.calledOff;
  const over = phase === 'over';
  const best = victors(table);
  if (best.length === 0 && over && leaders.length > 0) return words.end.nobody;
  if (best.length === 0) return over ? words.end.over : words.end.undecided;
  const names = best.map((seat) => (seat === you ? words.end.me : (seats[seat]?.name ?? '')));
  const won = !over ? words.end.deal : match === 'deals 1' ? words.end.game : words.end.match;
  return won(names, you !== null && best.includes(you));
}

export function resultSaid(table: TableInfo, you: number | null): string[] {
  const deal = table.sheet.at(-1) ?? [];
  const points = table.seats.flatMap(({ name }, seat) => {
    const made = deal[seat];
    return made === undefined ? [] : words.end.made(name, words.end.points(made));
  });
  return [resultTitle(table, you), ...points];
}
