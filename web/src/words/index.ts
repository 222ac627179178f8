// The page's own words.
import { dictionary } from './dictionary';
import type { Words } from './en';

export const words = dictionary<Words>('');
