import { expect, it } from 'vitest';
import { parseRoute } from './route.svelte';

it('finds the table in the address', () => {
  expect(parseRoute('#/table/8wq1abc')).toEqual({ at: 'table', table: '8wq1abc' });
});

it('finds profile, lessons and rules', () => {
  expect(parseRoute('#/profile')).toEqual({ at: 'profile' });
  expect(parseRoute('#/learn/tricks')).toEqual({ at: 'learn', game: 'tricks', lesson: null });
  expect(parseRoute('#/learn/tricks/follow-suit')).toEqual({ at: 'learn', game: 'tricks', lesson: 'follow-suit' });
  expect(parseRoute('#/rules/tricks')).toEqual({ at: 'rules', game: 'tricks' });
});

it('shows the lobby for anything else', () => {
  for (const hash of ['', '#', '#/', '#/table/', '#/table/a/b', '#/table/<script>', '#own-place', '#/profile/x', '#/learn/', '#/rules']) {
    expect(parseRoute(hash)).toEqual({ at: 'lobby' });
  }
});
