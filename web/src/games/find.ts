// Games are found by their folder: games/NAME/index.ts, loaded when a table of that game is opened.
import type { GamePage } from './page';

const found = import.meta.glob<GamePage>('./*/index.ts', { import: 'default' });

export function hasPage(game: string): boolean {
  return `./${game}/index.ts` in found;
}

export async function loadPage(game: string): Promise<GamePage | null> {
  return (await found[`./${game}/index.ts`]?.()) ?? null;
}
