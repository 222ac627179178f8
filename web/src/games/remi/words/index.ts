import { dictionary } from '../../../words/dictionary';
import type { Words } from './en';

export const remiWords = dictionary<Words>('games/remi');
