import { words } from './index';

const known = new Map(Object.entries(words.levels));

// The name of a level. A level added by an operator keeps the name they gave it.
export const levelName = (level: string): string => known.get(level) ?? level;
