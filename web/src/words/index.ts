// The page's own words, in the language of the browser as far as there is one. A dictionary is a plain
// module whose type is English's: what is missing in another language does not compile, and plurals are
// functions. (typesafe-i18n would add a generator and its output for the same.)
import { en, type Words } from './en';

export const LANGUAGES = ['en', 'tr', 'ro', 'zh-Hant', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Dictionaries<W> = { readonly en: W } & Partial<Readonly<Record<Language, W>>>;

export function choose<W>(dictionaries: Dictionaries<W>, wanted: readonly string[]): W {
  for (const language of wanted) {
    const exact = LANGUAGES.find((known) => language === known || language.startsWith(`${known}-`));
    const chosen = exact ? dictionaries[exact] : undefined;
    if (chosen) return chosen;
  }
  return dictionaries.en;
}

const preferred = typeof navigator === 'undefined' ? [] : (navigator.languages ?? []);

export const pick = <W>(dictionaries: Dictionaries<W>) => choose(dictionaries, preferred);
export const words: Words = pick({ en });
