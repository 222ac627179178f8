import { dictionary } from '../../words/dictionary';
import type { Words } from './en';

export const analysisWords = dictionary<Words>('analysis');
