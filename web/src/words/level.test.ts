import { expect, it } from 'vitest';
import { levelName } from './level';
import tr from './tr';

it('says a level in words, and one that nobody knows by its name', () => {
  expect(levelName('smart')).toBe('smart');
  expect(tr.levels.smart).toBe('akıllı');
  expect(levelName('toString')).toBe('toString');
  expect(levelName('deep-thought')).toBe('deep-thought');
});
