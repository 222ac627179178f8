import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Unreachable } from '../api/http';
import type { TableRequest } from '../api/types';
import { openTable } from './open';

const request = (changes: Partial<TableRequest> = {}): TableRequest => ({
  game: 'big2', rules: '', match: 'deals 1', seats: [{ kind: 'person', name: 'Ada' }], word: 'tea',
  chat: true, watch: true, pace: 800, clock: 0, profile: '', language: 'en', ...changes,
});

// The server: its tables and their tokens, and how many answers get lost on the way.
let tables: Map<string, string>;
let lost: number;

beforeEach(() => {
  vi.useFakeTimers();
  tables = new Map();
  lost = 0;
  vi.stubGlobal('fetch', (address: string, { body }: { body: string }) => {
    const { token } = JSON.parse(body) as { token: string };
    const table = address.replace('/api/tables/', '');
    const known = tables.has(table);
    if (!known) tables.set(table, token);
    if (lost-- > 0) return Promise.reject(new TypeError('failed'));
    if (tables.get(table) !== token) return Promise.resolve(new Response('{}', { status: 409 }));
    return Promise.resolve(new Response(JSON.stringify({ table, seat: 0, token }), { status: known ? 200 : 201 }));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function open(changes?: Partial<TableRequest>) {
  const opened = openTable(request(changes)).catch((failed: unknown) => failed);
  await vi.runAllTimersAsync();
  return opened;
}

it('opens a table with an id and a token drawn here', async () => {
  const ticket = await open();
  const [[table, token] = []] = tables;
  expect(ticket).toEqual({ table, seat: 0, token });
  expect(table).toMatch(/^\w{26}$/);
});

it('opens one table even if the answers get lost', async () => {
  lost = 3;
  const ticket = await open();
  expect(tables.size).toBe(1);
  expect(ticket).toMatchObject({ table: [...tables.keys()][0] });
});

it('opens one table if the player tries again after a failure', async () => {
  lost = Infinity;
  expect(await open()).toBeInstanceOf(Unreachable);
  lost = 0;
  await open();
  expect(tables.size).toBe(1);
});

it('opens one table for two clicks', async () => {
  const [one, other] = await Promise.all([open(), open()]);
  expect(one).toEqual(other);
  expect(tables.size).toBe(1);
});

it('opens another table for another request, or once the last one has been answered', async () => {
  await open();
  await open();
  lost = Infinity;
  await open();
  lost = 0;
  await open({ game: 'okey' });
  expect(tables.size).toBe(4);
});
