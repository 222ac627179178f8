import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubStorage } from '../testing/storage';
import { hide, isHidden } from './hidden';

const OTHER = '00112233445566778899aabbccddeeff';
let kept: Map<string, string>;

// A fresh module each time, as when the page is loaded.
async function load() {
  vi.resetModules();
  return import('./profile');
}
beforeEach(() => (kept = stubStorage()));
afterEach(() => vi.unstubAllGlobals());

it('a key is created when needed, and kept', async () => {
  const first = await load();
  expect(first.keptKey()).toBeNull();
  const key = first.profileKey();
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect((await load()).profileKey()).toBe(key);
});

it('another key replaces it', async () => {
  const profile = await load();
  profile.profileKey();
  profile.takeKey(OTHER);
  expect((await load()).profileKey()).toBe(OTHER);
});

it('a key is accepted however it is pasted', async () => {
  const { parseKey } = await load();
  expect(parseKey(` ${OTHER.toUpperCase()}\n`)).toBe(OTHER);
  expect(parseKey('0011 2233 4455 6677 8899 aabb ccdd eeff')).toBe(OTHER);
  for (const wrong of ['', 'no key', OTHER.slice(1), `${OTHER}0`, OTHER.replace('a', 'g')]) expect(parseKey(wrong)).toBeNull();
});

it('stored text that is not a key is ignored', async () => {
  kept.set('parlor.profile', '{"old": "page"}');
  expect((await load()).keptKey()).toBeNull();
});

it('without storage the key lasts as long as the page', async () => {
  vi.stubGlobal('localStorage', undefined);
  const { profileKey } = await load();
  expect(profileKey()).toBe(profileKey());
});

it('tables are hidden one by one', () => {
  hide('a');
  expect([isHidden('a'), isHidden('b')]).toEqual([true, false]);
});
