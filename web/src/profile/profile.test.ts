import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OwnTable, Profile } from '../api/types';
import { hide } from '../keep/hidden';
import { takeKey } from '../keep/profile';
import { keepSeat, seatAt } from '../keep/seats';
import { settings } from '../keep/settings.svelte';
import { aTable } from '../testing/messages';
import { stubStorage } from '../testing/storage';
import { OwnProfile } from './profile.svelte';
import { findSeat, othersAt, ownTables, remember, resultOf } from './tables';

const KEY = '00112233445566778899aabbccddeeff';
const OTHER = 'ffeeddccbbaa99887766554433221100';

function own(changes: Partial<OwnTable> = {}): OwnTable {
  const { game, options, match, seats } = aTable();
  return { table: 'T', seat: 0, game, options, match, phase: 'playing', time: 2, seats, scores: [], sheet: [], leaders: [], called_off: false, hints: 0, ...changes };
}
const profile = (changes: Partial<Profile>): Profile => ({ name: '', statistics: [], tables: [], before: null, ...changes });

// The server: what it answers at each address, asked with which key.
let pages: Record<string, unknown>;
const asked: { path: string; key: string | null }[] = [];

beforeEach(() => {
  stubStorage();
  takeKey(KEY);
  pages = {};
  asked.length = 0;
  vi.stubGlobal('fetch', (path: string, { headers }: RequestInit) => {
    asked.push({ path, key: new Headers(headers).get('authorization') });
    const found = pages[path];
    return Promise.resolve(new Response(JSON.stringify(found ?? {}), { status: found ? 200 : 404 }));
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('a player’s own table', () => {
  it('names the other players and the result', () => {
    expect(othersAt(own())).toBe('Basil');
    expect(resultOf(own({ leaders: [0] }))).toBe('won');
    expect(resultOf(own({ leaders: [0, 1] }))).toBe('shared');
    expect(resultOf(own({ leaders: [1] }))).toBe('lost');
    expect(resultOf(own({ leaders: [], called_off: true }))).toBe('none');
  });

  it('uses the key if this browser has no token', async () => {
    pages['/api/profile'] = profile({ tables: [own()] });
    expect(await findSeat('T')).toMatchObject({ seat: 0, token: KEY, name: 'Ada', game: 'big2' });
    expect(await findSeat('elsewhere')).toBeNull();
  });

  it('keeps the token that this browser has', async () => {
    keepSeat({ table: 'T', game: 'big2', name: 'Ada', seat: 0, token: 'mine', word: 'tea', time: 1 });
    remember(own());
    expect((await findSeat('T'))?.token).toBe('mine');
    expect(asked).toEqual([]);
  });
});

describe('the lobby’s list', () => {
  beforeEach(() => {
    pages['/api/profile'] = profile({ tables: [own({ table: 'new', time: 9 }), own({ table: 'tired', time: 8 })] });
    pages['/api/tables/old'] = aTable({ id: 'old' });
    for (const table of ['old', 'gone']) keepSeat({ table, game: 'big2', name: 'Ada', seat: 0, token: 't', word: '', time: 5000 });
    hide('tired');
  });

  it('has the tables of the profile and of this browser, except removed ones', async () => {
    expect((await ownTables(8)).map(({ table }) => table)).toEqual(['new', 'old']);
    expect(seatAt('gone')).toBeNull();
  });

  it('works without a profile if the server has none', async () => {
    delete pages['/api/profile'];
    expect((await ownTables(8)).map(({ table }) => table)).toEqual(['old']);
  });
});

describe('the profile', () => {
  it('loads page by page', async () => {
    const over = own({ table: 'over', phase: 'over' });
    pages['/api/profile'] = profile({ tables: [own()], before: 'T' });
    pages['/api/profile?before=T'] = profile({ tables: [over] });
    const mine = new OwnProfile();
    await mine.load();
    expect([mine.empty, mine.before]).toEqual([false, 'T']);
    await mine.more();
    expect([mine.running, mine.finished, mine.before]).toEqual([[own()], [over], null]);
    expect(asked[0]?.key).toBe(`Bearer ${KEY}`);
  });

  it('changes with the key, and takes over the name used there', async () => {
    settings.name = 'Ada';
    pages['/api/profile'] = profile({ name: 'Ben' });
    const mine = new OwnProfile();
    await mine.take(OTHER);
    expect([asked.at(-1)?.key, settings.name, mine.empty]).toEqual([`Bearer ${OTHER}`, 'Ben', true]);
  });

  it('says what went wrong', async () => {
    const mine = new OwnProfile();
    await mine.load();
    expect(mine.problem).not.toBeNull();
    expect(mine.here).toBe(false);
  });
});
