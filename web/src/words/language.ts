// The page's language: the one chosen in the settings, or else the browser's if available.
// A dictionary is a plain module whose type is English's: what is missing in another language does not
// compile, and plurals are functions (plural.ts). Only the chosen language is fetched; another one takes a reload.
import { read } from '../keep/storage';

export const LANGUAGES = ['en', 'tr', 'ro', 'zh-Hant', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

// Each language in its own words.
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  tr: 'Türkçe',
  ro: 'Română',
  'zh-Hant': '繁體中文',
  es: 'Español',
};

// Stored settings may come from an older page.
const isLanguage = (text: unknown): text is Language => LANGUAGES.some((known) => known === text);

export function choose(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((known) => tag.split('-')[0] === known.split('-')[0]);
    if (found) return found;
  }
  return 'en';
}

function chosen(): Language {
  const kept = read<{ language?: unknown }>('settings', {}).language;
  if (isLanguage(kept)) return kept;
  return choose(typeof navigator === 'undefined' ? [] : (navigator.languages ?? []));
}

export const language: Language = chosen();
