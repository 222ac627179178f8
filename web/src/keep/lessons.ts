// The lessons finished in this browser.
import { read, write } from './storage';

type Done = Readonly<Record<string, readonly string[]>>;
const all = () => read<Done>('lessons', {});

export const lessonsDone = (game: string): readonly string[] => all()[game] ?? [];

export function keepLesson(game: string, name: string): void {
  write('lessons', { ...all(), [game]: [...new Set([...lessonsDone(game), name])] });
}
