// Rules built by the page: the player's choices, and their text, such as "patterns=single,pair fivecards=ranked".
import type { Choices, Option, OptionValue } from '../api/types';

export function valueText(value: OptionValue): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value); // several are joined by commas
}

export const same = (one: OptionValue, other: OptionValue) => valueText(one) === valueText(other);

// Only differences from the defaults are sent, so that a variant stays that variant. But an option may change the
// defaults of those after it, so after a changed option every later one is sent, even if it is the default.
export function named(options: readonly Option[], choices: Choices, usual: Choices): Choices {
  const chosen = options.flatMap(({ name, standard }) => {
    const value = choices[name];
    return value === undefined ? [] : [{ name, value, before: usual[name] ?? standard }];
  });
  const first = chosen.findIndex(({ value, before }) => !same(value, before));
  return first < 0 ? {} : Object.fromEntries(chosen.slice(first).map(({ name, value }) => [name, value]));
}

export function rulesText(choices: Choices): string {
  return Object.entries(choices)
    .map(([name, value]) => `${name}=${valueText(value)}`)
    .join(' ');
}

export interface Difference {
  readonly option: Option;
  readonly value: OptionValue;
}

// Differences from the defaults. The number of players and terminal options are not house rules.
export function differences(options: readonly Option[], played: Choices, usual: Choices): Difference[] {
  const without = ({ name, standard }: Option) => usual[name] ?? standard;
  return options
    .filter(({ role }) => role === 'rule' || role === 'form')
    .map((option) => ({ option, value: played[option.name] ?? without(option) }))
    .filter(({ option, value }) => !same(value, without(option)));
}

// For an option with several choices: adds or removes one, keeping the option's order.
export function withChoice(option: Option, value: readonly string[], choice: string, chosen: boolean): readonly string[] {
  const now = new Set(value);
  if (chosen) now.add(choice);
  else now.delete(choice);
  return option.choices.filter((each) => now.has(each));
}

// For a number that may also be a word ("none"): its value when it becomes a number again.
export const usualNumber = ({ standard, least }: Option) => (typeof standard === 'number' ? standard : least);
