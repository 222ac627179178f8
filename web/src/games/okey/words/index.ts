import { dictionary } from '../../../words/dictionary';
import type { Words } from './en';

export const okeyWords = dictionary<Words>('games/okey');
