import { dictionary } from '../../words/dictionary';
import type { Words } from './en';

export const inviteWords = dictionary<Words>('invite');
