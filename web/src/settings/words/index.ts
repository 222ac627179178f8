import { dictionary } from '../../words/dictionary';
import type { Words } from './en';

export const settingsWords = dictionary<Words>('settings');
