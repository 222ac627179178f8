import { afterEach, expect, it, vi } from 'vitest';
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
  await expect(server.join('T', { name: 'Ben', word: 'tea', profile: 'ab'.repeat(16) })).rejects.toThrow(new Refusal(409, 'No seat is open.', { key: 'server.no_open_seat' }));
});

it('tells a refusal from an unreachable server', async () => {
  answers(503, '');
  await expect(server.table('abc')).rejects.toBeInstanceOf(Unreachable);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed')));
  await expect(server.table('abc')).rejects.toBeInstanceOf(Unreachable);
  answers(404, 'no json');
  await expect(server.table('T')).rejects.toBeInstanceOf(Refusal);
});
