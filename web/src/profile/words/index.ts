import { dictionary } from '../../words/dictionary';
import type { Words } from './en';

export const profileWords = dictionary<Words>('profile');
