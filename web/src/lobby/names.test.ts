import { expect, it } from 'vitest';
import { freeName, sameName } from './names';

it('treats names that differ only in case and spaces as the same', () => {
  expect(sameName(' Ada  L', 'ada l')).toBe(true);
  expect(sameName('IŞIL', 'ışıl')).toBe(true);
  expect(sameName('Ada', 'Ida')).toBe(false);
});

it('numbers guests', () => {
  expect(freeName('Guest', ['Ada'])).toBe('Guest');
  expect(freeName('Guest', ['guest', 'Ada', 'Guest 2'])).toBe('Guest 3');
});
