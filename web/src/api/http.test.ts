import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { elsewhere, FakeFetch } from '../testing/fake-fetch';
import { Refusal, server, Unreachable } from './http';

function answers(status: number, body: string) {
  vi.stubGlobal('fetch', vi.fn(() => Promise.resolve(new Response(body, { status }))));
}
afterEach(() => vi.unstubAllGlobals());

it('asks for rules with their options in the address', async () => {
  answers(200, '{"sections": []}');
  await server.rules('big2', 'a=b c=d');
  expect(fetch).toHaveBeenCalledWith('/api/games/big2/rules?rules=a%3Db%20c%3Dd', expect.anything());
});

it('sends the profile key in a header, never in the address', async () => {
  answers(200, '{"tables": []}');
  await server.profile('c0ffee', 'page 2');
  const headers = expect.objectContaining({ authorization: 'Bearer c0ffee' }) as unknown;
  expect(fetch).toHaveBeenCalledWith('/api/profile?before=page%202', expect.objectContaining({ headers }));
});

it('passes on the server’s reason for a refusal', async () => {
  answers(409, '{"error": {"key": "server.no_open_seat"}, "says": "No seat is open."}');
  await expect(server.join('T', 'cd'.repeat(16), { name: 'Ben', word: 'tea', profile: 'ab'.repeat(16) })).rejects.toThrow(new Refusal(409, 'No seat is open.', { key: 'server.no_open_seat' }));
});

it('tells a refusal from an unreachable server', async () => {
  answers(503, '');
  await expect(server.table('abc')).rejects.toBeInstanceOf(Unreachable);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed')));
  await expect(server.table('abc')).rejects.toBeInstanceOf(Unreachable);
  answers(404, 'no json');
  await expect(server.table('T')).rejects.toBeInstanceOf(Refusal);
});

it('says that a table is damaged, instead of asking again', async () => {
  answers(500, '{"error": {"key": "server.quarantined"}, "says": "Damaged."}');
  await expect(server.table('T')).rejects.toThrow(new Refusal(500, 'Damaged.', { key: 'server.quarantined' }));
});

describe('a request about a table', () => {
  const ticket = { table: 'T', seat: 1, token: 'mine' };
  const join = () => server.join('T', 'mine', { name: 'Ben', word: 'tea', profile: '' });
  let fake: FakeFetch;

  beforeEach(() => {
    vi.useFakeTimers();
    fake = new FakeFetch();
  });
  afterEach(() => vi.useRealTimers());

  // Its result once all pauses are over.
  async function settled<T>(request: Promise<T>): Promise<T> {
    const result = request.catch((failed: unknown) => failed);
    await vi.runAllTimersAsync();
    const found = await result;
    if (found instanceof Error) throw found;
    return found as T;
  }

  it('follows the table to its node, without a pause', async () => {
    fake.answers(elsewhere('b'), [200, { frames: [] }]);
    const begun = Date.now();
    expect(await settled(server.replay('T', 2))).toEqual([]);
    expect(fake.addresses).toEqual(['/api/tables/T/replay?deal=2', '/api/tables/T/replay?deal=2&node=b']);
    expect(Date.now()).toBe(begun);
  });

  it('follows a table that moves on', async () => {
    fake.answers(elsewhere('b'), elsewhere('c'), [200, { id: 'T' }]);
    await settled(server.table('T'));
    expect(fake.addresses).toEqual(['/api/tables/T', '/api/tables/T?node=b', '/api/tables/T?node=c']);
  });

  it('keeps asking while the owner is dead and its lease runs', async () => {
    fake.answers(elsewhere('dead'));
    const found = server.record('T');
    await vi.advanceTimersByTimeAsync(6000);
    fake.answers([200, 'of a match']);
    expect(await settled(found)).toContain('of a match');
    expect(fake.asked.length).toBeLessThan(15);
  });

  it('gives up in the end', async () => {
    fake.answers(elsewhere('dead'));
    const begun = Date.now();
    await expect(settled(server.table('T'))).rejects.toBeInstanceOf(Unreachable);
    expect(Date.now() - begun).toBeGreaterThanOrEqual(10_000);
    expect(Date.now() - begun).toBeLessThan(13_000);
  });

  it('repeats a post until it is answered, always with the same body', async () => {
    fake.answers('lost', [502], [503, { error: { key: 'server.cannot_read' } }], [504], [200, ticket]);
    expect(await settled(join())).toEqual(ticket);
    expect(fake.asked).toHaveLength(5);
    for (const { body } of fake.asked) expect(body).toEqual({ name: 'Ben', word: 'tea', profile: '', token: 'mine' });
  });

  it('forgets a node that does not answer', async () => {
    fake.answers(elsewhere('b'), [503], elsewhere('c'), [200, ticket]);
    await settled(join());
    const path = '/api/tables/T/join';
    expect(fake.addresses).toEqual([path, `${path}?node=b`, path, `${path}?node=c`]);
  });

  it('does not repeat what was refused', async () => {
    fake.answers('lost', [409, { error: { key: 'server.no_open_seat' }, says: 'No seat is open.' }]);
    await expect(settled(join())).rejects.toBeInstanceOf(Refusal);
    expect(fake.asked).toHaveLength(2);
  });

  it('leaves it to the caller to ask again if nothing was posted', async () => {
    fake.answers([503]);
    await expect(settled(server.table('T'))).rejects.toBeInstanceOf(Unreachable);
    expect(fake.asked).toHaveLength(1);
  });
});
