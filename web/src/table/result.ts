// How a deal ended, in words: seen as a title, heard with everybody's points.
import type { TableInfo } from '../api/types';
import { words } from '../words';

export const hasEnded = ({ phase }: Pick<TableInfo, 'phase'>) => phase === 'between' || phase === 'over';

export function resultTitle({ match, phase, seats, winners, leaders }: TableInfo, you: number | null): string {
  const over = phase === 'over';
  const best = over ? leaders : winners;
  if (match === 'deals 1' && best.length > 1 && best.length === seats.length) return words.end.nobody;
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
