import { expect, it } from 'vitest';
import { parseRoute } from './route.svelte';

it('finds the table in the address', () => {
  expect(parseRoute('#/table/8wq1abc')).toEqual({ at: 'table', table: '8wq1abc' });
});

it('shows the lobby for anything else', () => {
  for (const hash of ['', '#', '#/', '#/table/', '#/table/a/b', '#/table/<script>', '#own-place']) {
    expect(parseRoute(hash)).toEqual({ at: 'lobby' });
  }
});
