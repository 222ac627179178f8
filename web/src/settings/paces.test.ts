import { expect, it } from 'vitest';
import { words } from '../words';
import { nearestPace, paces } from './paces';

it('names every speed', () => {
  expect(words.settings.paces).toHaveLength(paces.length);
});

it('finds the nearest speed for any number of milliseconds', () => {
  expect([0, 100, 290, 800, 5000].map(nearestPace)).toEqual([0, 0, 300, 800, 1600]);
});
