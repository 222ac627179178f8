import { expect, it } from 'vitest';
import { placeOf } from './arrive';

it('leads from the link to the table', () => {
  expect(placeOf('/t/8wq1abc')).toBe('/#/table/8wq1abc');
  expect(placeOf('/games/t/8wq1abc')).toBe('/games/#/table/8wq1abc');
});

it('leaves every other address alone', () => {
  for (const path of ['/', '/index.html', '/t/', '/t/a/b', '/table/a', '/t/<b>']) expect(placeOf(path)).toBeNull();
});
