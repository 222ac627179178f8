import { expect, it } from 'vitest';
import { parseRoute } from './route.svelte';

it('finds the table in the address', () => {
  expect(parseRoute('#/table/8wq1abc')).toEqual({ at: 'table', table: '8wq1abc' });
});

it('finds profile, lessons and rules', () => {
  expect(parseRoute('#/profile')).toEqual({ at: 'profile' });
  expect(parseRoute('#/learn/tricks')).toEqual({ at: 'learn', game: 'tricks', lesson: null });
  expect(parseRoute('#/learn/tricks/follow-suit')).toEqual({ at: 'learn', game: 'tricks', lesson: 'follow-suit' });
  expect(parseRoute('#/rules/tricks')).toEqual({ at: 'rules', game: 'tricks', form: null });
  expect(parseRoute('#/rules/tricks/real')).toEqual({ at: 'rules', game: 'tricks', form: 'real' });
  expect(parseRoute('#/play/tricks')).toEqual({ at: 'play', game: 'tricks', form: null });
  expect(parseRoute('#/play/tricks/real')).toEqual({ at: 'play', game: 'tricks', form: 'real' });
});

it('shows the lobby by default', () => {
  for (const hash of ['', '#', '#/']) expect(parseRoute(hash)).toEqual({ at: 'lobby' });
});

it('recognises unknown addresses', () => {
  for (const hash of ['#/nonsense', '#nonsense', '#/table/', '#/table/a/b', '#/table/<script>', '#own-place', '#/profile/x', '#/learn/', '#/rules']) {
    expect(parseRoute(hash)).toEqual({ at: 'nowhere' });
  }
});
