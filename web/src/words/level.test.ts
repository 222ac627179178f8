import { expect, it } from 'vitest';
import { levelName } from './level';
import tr from './tr';

it('names known levels in words, and unknown ones as they are', () => {
  expect(levelName('smart')).toBe('smart');
  expect(tr.levels.smart).toBe('akıllı');
  expect(levelName('toString')).toBe('toString');
  expect(levelName('deep-thought')).toBe('deep-thought');
});
