import type { Option, Phrases } from '../api/types';
import { words } from '../words';

// A value of an option in words. The server may have a phrase for it beside the option's own
// ("big2.option.start" and "big2.option.start.club"); without one the value's name must do.
export function choiceTitle(option: Option, value: string, phrases: Phrases): string {
  if (option.type === 'flag') return value === 'yes' ? words.yes : words.no;
  return value
    .split(',')
    .map((each) => phrases[`${option.help.key}.${each}`] ?? each)
    .join(', ');
}
