// The page's own words.
import { pick } from './language';
import type { Words } from './en';

export const words = await pick<Words>(import.meta.glob('./{en,tr,ro,zh-Hant,es}.ts'));
