// The variants of a game (`forms`), and the variant nearest to given rules.
import type { Choices, GameForm, GameInfo, Option, OptionValue } from '../api/types';
import { same, valueText } from './text';

export type RuledGame = Pick<GameInfo, 'options' | 'forms'>;

const OTHER_FORM = 100; // more than all other options together

// Without a name: the most common variant.
export function formOf({ forms }: RuledGame, name: string | null): GameForm | undefined {
  return name === null ? forms[0] : forms.find((form) => form.name === name);
}

export function nearestForm({ options, forms }: RuledGame, played: Choices): GameForm {
  const apart = (form: GameForm) => options.reduce((sum, option) => sum + distance(option, played[option.name], form.options[option.name]), 0);
  return forms.reduce((best, form) => (apart(form) < apart(best) ? form : best));
}

function distance({ role, type }: Option, one: OptionValue | undefined, other: OptionValue | undefined): number {
  if (one === undefined || other === undefined || same(one, other) || role === 'players' || role === 'terminal') return 0;
  if (role === 'form') return OTHER_FORM;
  return type === 'several' ? unshared(one, other) : 1;
}

function unshared(one: OptionValue, other: OptionValue): number {
  const [first, second] = [new Set(valueText(one).split(',')), new Set(valueText(other).split(','))];
  return [...first].filter((each) => !second.has(each)).length + [...second].filter((each) => !first.has(each)).length;
}

// Whether the page offers an option, given the other options.
export function isOffered({ role, when }: Option, value: (option: string) => OptionValue | undefined): boolean {
  if (role !== 'rule') return false;
  return when === null || valueText(value(when.option) ?? '').split(',').includes(when.value);
}
