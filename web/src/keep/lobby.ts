// The lobby's last choices: the game and its settings.
import type { Choices } from '../api/types';
import type { Match } from '../rules/match';
import { read, write } from './storage';

export interface KeptForm {
  readonly choices: Choices; // options that differ from the variant
  readonly length: Match['length'] | null; // null: the default
  readonly deals: number | null;
  readonly points: number | null;
}
export interface KeptGame {
  readonly form: string;
  readonly others: readonly string[]; // who sits at the other seats
  readonly clock: number;
  readonly chat: boolean;
  readonly watch: boolean;
  readonly forms: Readonly<Record<string, KeptForm>>;
}
interface Kept {
  readonly game: string | null;
  readonly games: Readonly<Record<string, KeptGame>>;
}

const all = () => ({ game: null, games: {}, ...read<Partial<Kept>>('lobby', {}) }) as Kept;

export const keptGameName = (): string | null => all().game;
export const keptGame = (game: string): Partial<KeptGame> => all().games[game] ?? {};

export function keepGame(game: string, kept: KeptGame): void {
  const { games } = all();
  const forms = { ...games[game]?.forms, ...kept.forms };
  write('lobby', { game, games: { ...games, [game]: { ...kept, forms } } } satisfies Kept);
}
