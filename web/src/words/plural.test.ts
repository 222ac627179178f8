// The page chooses the forms that the server would choose: src/core/plural_test.cpp has the same rules judged by ICU.
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from './language';
import { placeholderAt } from './placeholder';
import { plural } from './plural';

const texts = import.meta.glob<string>('../../../languages/*/*.txt', { eager: true, query: '?raw', import: 'default' });

// Number by number: src/core/plural.cpp.
const EXPECTED: Readonly<Record<Language, (number: number) => string>> = {
  en: (number) => (number === 1 ? 'one' : 'other'),
  tr: (number) => (number === 1 ? 'one' : 'other'),
  ro: (number) => (number === 1 ? 'one' : number === 0 || (number % 100 >= 1 && number % 100 <= 19) ? 'few' : 'other'),
  'zh-Hant': () => 'other',
  es: (number) => (number === 1 ? 'one' : number !== 0 && number % 1_000_000 === 0 ? 'many' : 'other'),
};
const NUMBERS = [...Array(1201).keys(), 10_001, 10_020, 999_999, 1_000_000, 1_000_001, 2_500_000, 3_000_000];
const NAMES = { one: 'one', few: 'few', many: 'many', other: 'other' };

describe('plural', () => {
  it.each(LANGUAGES)('chooses the forms of %s as the server does', (language) => {
    const form = plural(language);
    for (const number of NUMBERS) {
      expect(form(number, NAMES), String(number)).toBe(EXPECTED[language](number));
      expect(form(-number, NAMES), String(-number)).toBe(EXPECTED[language](number));
    }
  });

  it('puts the number where # stands', () => {
    const form = plural('en');
    expect(form(1, { one: '# card', other: '# cards' })).toBe('1 card');
    expect(form(3, { one: 'one card', other: '# cards, #' })).toBe('3 cards, 3');
  });
});

describe.each(LANGUAGES.filter((language) => language !== 'en'))('the phrases of the server in %s', (language) => {
  const plurals = Object.entries(texts)
    .filter(([path]) => path.includes(`/${language}/`))
    .flatMap(([, text]) => text.split('\n'))
    .flatMap((line) => [...line].map((_, at) => placeholderAt(line, at)))
    .filter((placeholder) => placeholder !== null && placeholder.forms.size > 0);

  it('have the forms that the page asks for', () => {
    const asked = new Set(NUMBERS.map((number) => new Intl.PluralRules(language).select(number)));
    for (const placeholder of plurals) expect(new Set(placeholder?.forms.keys()), placeholder?.name).toEqual(asked);
    if (language === 'ro' || language === 'es') expect(plurals.length).toBeGreaterThan(20);
  });
});
