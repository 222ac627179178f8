// Checks every dictionary of the page in every language for what the compiler cannot see.
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from './language';

type Folder = Readonly<Record<string, unknown>>; // what each language has, by its tag

const WAITS = /^import (?!type\b).*'(\.\/|[^']*\/words)(index)?';$/m; // for dictionaries, and so for itself
const FILE = /^(.*)\/words\/(.*)\.ts$/;
const found = import.meta.glob<{ default: unknown }>(
  ['../**/words/{en,tr,ro,zh-Hant,es}.ts', './{en,tr,ro,zh-Hant,es}.ts'],
  { eager: true },
);
const dictionaries = import.meta.glob<string>(['../**/words/{en,tr,ro,zh-Hant,es}.ts', './{en,tr,ro,zh-Hant,es}.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
const sources = import.meta.glob<string>(['../**/*.{ts,svelte}', '!../**/words/{en,tr,ro,zh-Hant,es}.ts', '!../**/*.test.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
const source = Object.values(sources).join('\n');

function foldersOf(modules: typeof found): Map<string, Folder> {
  const folders = new Map<string, Folder>();
  for (const [path, module] of Object.entries(modules)) {
    const [, part = '', tag = ''] = FILE.exec(path.replace(/^\.\//, '../words/')) ?? [];
    const name = part.replace(/^\.\.\/?/, '') || 'the page';
    folders.set(name, { ...folders.get(name), [tag]: module.default });
  }
  return folders;
}

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

// "lobby.deals: function", for every word: what has to be alike in all languages. (A language that has no plural
// need not take the number; that it takes nothing else is for the compiler.)
function outline(words: unknown, at = ''): string[] {
  if (isGroup(words)) return Object.entries(words).flatMap(([key, value]) => outline(value, at ? `${at}.${key}` : key));
  return [`${at}: ${Array.isArray(words) ? `list of ${words.length}` : typeof words}`];
}

function keysOf(words: unknown, within = ''): { key: string; within: string }[] {
  if (!isGroup(words)) return [];
  return Object.entries(words).flatMap(([key, value]) => [{ key, within }, ...keysOf(value, key)]);
}

// As `.key`, `['key']` or `{ key } = somethingWords`; a group that is looked into with a variable, or handed on whole, uses
// all of its own.
function isUsed({ key, within }: { key: string; within: string }): boolean {
  const taken = new RegExp(`\\.${key}\\b|\\['${key}'\\]|\\{[^{}]*\\b${key}\\b[^{}]*\\} = \\w*[wW]ords`);
  return taken.test(source) || (within !== '' && new RegExp(`\\b${within}\\[|[wW]ords(\\.\\w+)*\\.${within}\\b(?!\\.)`).test(source));
}

describe.each([...foldersOf(found)])('the words of %s', (_, folder) => {
  it('exist in every language', () => {
    expect(Object.keys(folder).sort()).toEqual([...LANGUAGES].sort());
  });

  it.each(LANGUAGES.filter((tag) => tag !== 'en'))('are the same ones in %s as in English', (tag) => {
    expect(outline(folder[tag]).sort()).toEqual(outline(folder['en']).sort());
  });

  it('are all used', () => {
    expect(keysOf(folder['en']).filter((word) => !isUsed(word))).toEqual([]);
  });
});

it('import words of their own language only, for others are not loaded', () => {
  const waiting = Object.entries(dictionaries).filter(([, text]) => WAITS.test(text));
  expect(waiting.map(([path]) => path)).toEqual([]);
});
