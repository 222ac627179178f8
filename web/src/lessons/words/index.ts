import { dictionary } from '../../words/dictionary';
import type { Words } from './en';

export const lessonWords = dictionary<Words>('lessons');
