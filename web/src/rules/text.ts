// Rules as the page puts them together: what a person chose, and the text "patterns=single,pair fivecards=ranked" of it.
import type { Choices, Option, OptionValue } from '../api/types';

export function valueText(value: OptionValue): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value); // of several: joined by commas
}

const same = (one: OptionValue, other: OptionValue) => valueText(one) === valueText(other);

// Only what differs from the rule document is sent, so that standard rules stay standard. But an option may
// change what is usual for those after it, so behind a choice every later one is named, also where it is standard.
export function named(options: readonly Option[], choices: Choices): Choices {
  const chosen = options.flatMap(({ name, standard }) => {
    const value = choices[name];
    return value === undefined ? [] : [{ name, value, standard }];
  });
  const first = chosen.findIndex(({ value, standard }) => !same(value, standard));
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

// From what is usual; where nothing else is, from the rule document.
export function differences(options: readonly Option[], played: Choices, usual: Choices = {}): Difference[] {
  const without = ({ name, standard }: Option) => usual[name] ?? standard;
  return options
    .map((option) => ({ option, value: played[option.name] ?? without(option) }))
    .filter(({ option, value }) => !same(value, without(option)));
}

// For an option of several: the value with one choice more or less, in the option's own order.
export function withChoice(option: Option, value: readonly string[], choice: string, chosen: boolean): readonly string[] {
  const now = new Set(value);
  if (chosen) now.add(choice);
  else now.delete(choice);
  return option.choices.filter((each) => now.has(each));
}

// For a number that may also be a word ("none"): what it is when it is a number again.
export const usualNumber = ({ standard, least }: Option) => (typeof standard === 'number' ? standard : least);
