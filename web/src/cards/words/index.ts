import { dictionary } from '../../words/dictionary';
import type { Words } from './en';

export const cardWords = dictionary<Words>('cards');
