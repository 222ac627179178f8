// Rules as the page puts them together: what a person chose, and the text "patterns=single,pair fivecards=ranked" of it.
import type { Choices, Option, OptionValue } from '../api/types';

export function valueText(value: OptionValue): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value); // of several: joined by commas
}

export const same = (one: OptionValue, other: OptionValue) => valueText(one) === valueText(other);

// Only what differs from the usual is sent, so that a form of a game stays that form. But an option may change what is
// usual for those after it, so behind a choice every later one is named, also where it is as usual.
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

// From what is usual. How many play is no rule of the house, nor is what only the terminal has.
export function differences(options: readonly Option[], played: Choices, usual: Choices): Difference[] {
  const without = ({ name, standard }: Option) => usual[name] ?? standard;
  return options
    .filter(({ role }) => role === 'rule' || role === 'form')
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
