// Rules as text: "1 patterns=single,pair fivecards=ranked", the version first where the server says it.
import type { Option } from '../api/types';

export type Choices = Readonly<Record<string, string>>;

// The options without the version.
export function optionsOf(rules: string): string {
  return rules
    .split(' ')
    .filter((word) => word.includes('='))
    .join(' ');
}

export function parseRules(rules: string): Choices {
  const pairs = optionsOf(rules).split(' ').filter(Boolean);
  return Object.fromEntries(pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]));
}

// Only what differs from the rule document is sent, so that standard rules stay standard. But an option may
// change what is usual for those after it, so behind a choice every later one is named, also where it is standard.
export function rulesText(options: readonly Option[], choices: Choices): string {
  const chosen = options.filter(({ name }) => choices[name] !== undefined);
  const first = chosen.findIndex(({ name, standard }) => choices[name] !== standard);
  return first < 0
    ? ''
    : chosen
        .slice(first)
        .map(({ name }) => `${name}=${choices[name]}`)
        .join(' ');
}

export interface Difference {
  readonly option: Option;
  readonly value: string;
}

// From what is usual; where nothing else is, from the rule document.
export function differences(options: readonly Option[], rules: string, usual: Choices = {}): Difference[] {
  const played = parseRules(rules);
  const without = ({ name, standard }: Option) => usual[name] ?? standard;
  return options
    .map((option) => ({ option, value: played[option.name] ?? without(option) }))
    .filter(({ option, value }) => value !== without(option));
}

// For an option of several: the value with one choice more or less, in the option's own order.
export function withChoice(option: Option, value: string, choice: string, chosen: boolean): string {
  const now = new Set(value.split(',').filter(Boolean));
  if (chosen) now.add(choice);
  else now.delete(choice);
  return option.choices.filter((each) => now.has(each)).join(',');
}
