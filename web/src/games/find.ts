// Games are found by their folder: games/NAME/cover.ts is for the lobby, games/NAME/index.ts for a table of that game.
import type { GameCover, GamePage } from './page';

const pages = import.meta.glob<GamePage>('./*/index.ts', { import: 'default' });
// Bundled with the lobby: five small files would load later.
const covers = import.meta.glob<GameCover>('./*/cover.ts', { import: 'default', eager: true });

export function hasPage(game: string): boolean {
  return `./${game}/index.ts` in pages;
}

export async function loadPage(game: string): Promise<GamePage | null> {
  return (await pages[`./${game}/index.ts`]?.()) ?? null;
}

export async function loadCover(game: string): Promise<GameCover | null> {
  return covers[`./${game}/cover.ts`] ?? null;
}
