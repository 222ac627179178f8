import { words } from './index';

const known = new Map(Object.entries(words.levels));

// A computer player in words. One that an operator added is called as they named it.
export const levelName = (level: string): string => known.get(level) ?? level;
