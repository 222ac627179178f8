import { dictionary } from '../../../words/dictionary';
import type { Words } from './en';

export const rummikubWords = dictionary<Words>('games/rummikub');
