import { dictionary } from '../../../words/dictionary';
import type { Words } from './en';

export const pinochleWords = dictionary<Words>('games/pinochle');
