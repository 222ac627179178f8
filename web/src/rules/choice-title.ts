import type { Option, OptionValue, Phrases } from '../api/types';
import { words } from '../words';

// A value of an option in words. The server may have a phrase for it beside the option's own
// ("big2.option.start" and "big2.option.start.club"); without one the value's name is used.
export function choiceTitle(option: Option, value: OptionValue, phrases: Phrases): string {
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  return [value]
    .flat()
    .map((each) => phrases[`${option.help.key}.${each}`] ?? each)
    .join(', ');
}
