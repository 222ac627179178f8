import { expect, it } from 'vitest';
import { Way } from './way';

it('leads to the table’s address, until a node is named', () => {
  const way = new Way('T');
  expect([way.address(), way.address('/replay?deal=1')]).toEqual(['/api/tables/T', '/api/tables/T/replay?deal=1']);
  way.elsewhere('b&c');
  expect([way.address(), way.address('/replay?deal=1')]).toEqual(['/api/tables/T?node=b%26c', '/api/tables/T/replay?deal=1&node=b%26c']);
});

it('leads at once to the first node named, then to others more and more slowly', () => {
  const way = new Way('T');
  expect(way.elsewhere('b')).toBe(0);
  const waits = ['c', 'b', 'c', 'b', 'c', 'b', 'c'].map((node) => way.elsewhere(node));
  expect(waits[0]).toBeGreaterThanOrEqual(50);
  expect(waits[0]).toBeLessThanOrEqual(100);
  expect(waits.at(-1)).toBeGreaterThanOrEqual(1000);
  expect(waits.at(-1)).toBeLessThanOrEqual(2000);
  expect(way.address()).toBe('/api/tables/T?node=c');
});

it('forgets a node that fails', () => {
  const way = new Way('T');
  way.elsewhere('b');
  expect(way.failed()).toBeGreaterThan(0);
  expect(way.address()).toBe('/api/tables/T');
  expect(way.elsewhere('c')).toBe(0);
});
