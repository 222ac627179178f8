// All dictionaries of a language are one file, so that no part of the page waits for its words.
import { language, type Language } from './language';

type Gathered = Readonly<Record<string, unknown>>; // by path: '/src/games/okey/words/tr.ts'

const files: Readonly<Record<Language, () => Promise<{ default: Gathered }>>> = {
  en: () => import('./gathered/en'),
  tr: () => import('./gathered/tr'),
  ro: () => import('./gathered/ro'),
  'zh-Hant': () => import('./gathered/zh-Hant'),
  es: () => import('./gathered/es'),
};

export const fetchWords = () => files[language]();
