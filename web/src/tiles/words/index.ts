import { dictionary } from '../../words/dictionary';
import type { Words } from './en';

export const tileWords = dictionary<Words>('tiles');
