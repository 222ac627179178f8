import { beforeEach, expect, it, vi } from 'vitest';
import { Refusal } from '../api/http';
import type { TableInfo } from '../api/types';
import { stubStorage } from '../testing/storage';
import { join } from './join';

const seat = (kind: string, name: string) => ({ kind, name });
const found = { id: 'T', seats: [seat('person', 'Guest'), seat('computer', 'Basil'), seat('open', ''), seat('open', '')] } as unknown as TableInfo;

let sitting: string[];
beforeEach(() => {
  stubStorage();
  sitting = ['Guest', 'Basil'];
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    const { name } = JSON.parse(body) as { name: string };
    const taken = sitting.includes(name);
    if (!taken) sitting.push(name);
    const answer = taken ? { error: { key: 'server.name_taken', name }, says: 'Taken.' } : { table: 'T', seat: 2, token: 't' };
    return Promise.resolve(new Response(JSON.stringify(answer), { status: taken ? 409 : 201 }));
  });
});

it('calls who gave no name a guest with a number of their own', async () => {
  expect((await join(found, '  ', 'tea')).name).toBe('Guest 2');
  expect((await join(found, '', 'tea')).name).toBe('Guest 3'); // who came in meanwhile was not on the list
});

it('leaves it to people who gave a name to choose another', async () => {
  expect((await join(found, ' Ada ', 'tea')).name).toBe('Ada');
  await expect(join(found, 'Basil', 'tea')).rejects.toThrow(Refusal);
});
