import { dictionary } from '../../../words/dictionary';
import type { Words } from './en';

export const big2Words = dictionary<Words>('games/big2');
