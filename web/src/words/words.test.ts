import { describe, expect, it } from 'vitest';
import { choose, words } from './index';

describe('the language', () => {
  const dictionaries = { en: 'one', tr: 'bir', 'zh-Hant': '一' };

  it('is the first wanted one that there is', () => {
    expect(choose(dictionaries, ['tr-TR', 'en'])).toBe('bir');
    expect(choose(dictionaries, ['fr', 'zh-Hant-TW', 'tr'])).toBe('一');
  });

  it('is English otherwise', () => {
    expect(choose(dictionaries, ['fr'])).toBe('one');
    expect(choose(dictionaries, ['ro'])).toBe('one');
    expect(choose(dictionaries, [])).toBe('one');
  });
});

it('counts in the singular too', () => {
  expect(words.lobby.deals(1)).toBe('one deal');
  expect(words.lobby.deals(5)).toBe('5 deals');
});
