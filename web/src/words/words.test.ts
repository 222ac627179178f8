import { describe, expect, it } from 'vitest';
import { words } from './index';
import { choose } from './language';

describe('the language', () => {
  it('is the first requested one available', () => {
    expect(choose(['tr-TR', 'en'])).toBe('tr');
    expect(choose(['fr', 'zh-TW', 'tr'])).toBe('zh-Hant');
    expect(choose(['zh-Hant-HK'])).toBe('zh-Hant');
  });

  it('is English otherwise', () => {
    expect(choose(['fr'])).toBe('en');
    expect(choose([])).toBe('en');
  });
});

it('counts in the singular too', () => {
  expect(words.lobby.deals(1)).toBe('one deal');
  expect(words.lobby.deals(5)).toBe('5 deals');
});
