import { pick } from '../../words/language';
import type { Words } from './en';

export const profileWords = await pick<Words>(import.meta.glob('./{en,tr,ro,zh-Hant,es}.ts'));
