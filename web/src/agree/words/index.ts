import { dictionary } from '../../words/dictionary';
import type { Words } from './en';

export const agreeWords = dictionary<Words>('agree');
