// Names one after the other, as the language of the page does it.
import { language } from './language';

const format = new Intl.ListFormat(language, { type: 'conjunction' });

export const listed = (names: readonly string[]): string => format.format(names);
