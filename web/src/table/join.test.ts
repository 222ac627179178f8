import { beforeEach, expect, it, vi } from 'vitest';
import { Refusal } from '../api/http';
import type { TableInfo } from '../api/types';
import { stubStorage } from '../testing/storage';
import { join } from './join';

const seat = (kind: string, name: string) => ({ kind, name });
const found = { id: 'T', seats: [seat('person', 'Guest'), seat('computer', 'Basil'), seat('open', ''), seat('open', '')] } as unknown as TableInfo;

let sitting: string[];
let tokens: string[];
beforeEach(() => {
  stubStorage();
  sitting = ['Guest', 'Basil'];
  tokens = [];
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    const { name, token } = JSON.parse(body) as { name: string; token: string };
    tokens.push(token);
    const taken = sitting.includes(name);
    if (!taken) sitting.push(name);
    const answer = taken ? { error: { key: 'server.name_taken', name }, says: 'Taken.' } : { table: 'T', seat: 2, token: 't' };
    return Promise.resolve(new Response(JSON.stringify(answer), { status: taken ? 409 : 201 }));
  });
});

it('numbers guests who gave no name', async () => {
  expect((await join(found, 'a', '  ', 'tea')).name).toBe('Guest 2');
  expect((await join(found, 'b', '', 'tea')).name).toBe('Guest 3'); // who came in meanwhile was not on the list
  expect(tokens).toEqual(['a', 'b', 'b']);
});

it('lets players whose name is taken choose another', async () => {
  expect((await join(found, 'a', ' Ada ', 'tea')).name).toBe('Ada');
  await expect(join(found, 'b', 'Basil', 'tea')).rejects.toThrow(Refusal);
});
