// A list of names in the page's language.
import { language } from './language';

const format = new Intl.ListFormat(language, { type: 'conjunction' });

export const listed = (names: readonly string[]): string => format.format(names);
