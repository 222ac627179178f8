// Chooses the plural form for a number, by CLDR's rules in Intl; core/plural.cpp has them on the server.
import type { Language } from './language';

// The plural forms of each language, besides `other`.
interface Categories {
  readonly en: 'one';
  readonly tr: 'one';
  readonly ro: 'one' | 'few';
  readonly 'zh-Hant': never;
  readonly es: 'one' | 'many';
}
export type Forms<L extends Language> = Readonly<Record<Categories[L] | 'other', string>>;

// The form for the number, in which # is the number itself: { one: '# card', other: '# cards' }.
export function plural<L extends Language>(language: L): (number: number, forms: Forms<L>) => string {
  const rules = new Intl.PluralRules(language);
  return (number, forms) => {
    const known: Readonly<Record<string, string>> = forms;
    return (known[rules.select(number)] ?? forms.other).replaceAll('#', String(number));
  };
}
