import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Refusal } from '../api/http';
import type { Choices, GameForm, GameInfo } from '../api/types';
import { keepGame, keptGame, keptGameName } from '../keep/lobby';
import { settings } from '../keep/settings.svelte';
import { stubStorage } from '../testing/storage';
import { LobbyForm, OPEN, type AskRules } from './form.svelte';
import { cleanWord, freshWord } from './word';

const level = (name: string) => ({ name, about: { key: name } });
const formed = (name: string, rules: string, options: Choices, more: Partial<GameForm> = {}): GameForm => {
  return { name, title: { key: 't' }, about: { key: 'a' }, rules, options, seats: 4, match: 'deals 1', start: 0, ...more };
};
const rule = { role: 'rule', when: null } as const;
const game: GameInfo = {
  name: 'big2',
  title: { key: 't' },
  about: { key: 'a' },
  seats: 4,
  better: 'more',
  options: [
    { name: 'start', type: 'choice', choices: ['club', 'diamond'], least: 0, most: 0, standard: 'club', help: { key: 'h' }, ...rule },
  ],
  forms: [formed('usual', '', { start: 'club' })],
  levels: ['random', 'basic', 'smart', 'search'].map(level),
  arrangements: [],
};

// A lobby form for a variant, with the test as the server.
const make = (of: GameInfo, ask: AskRules, form = of.forms[0]) => new LobbyForm(of, form, {}, ask);

describe('a lobby request', () => {
  it('is by default a game of the most common variant against computers', () => {
    const request = new LobbyForm(game).request();
    expect(request).toMatchObject({ game: 'big2', rules: '', match: 'deals 1', clock: 0, chat: true, watch: true });
    expect(request.seats.map((seat) => seat.kind)).toEqual(['person', 'computer', 'computer', 'computer']);
    expect(request.seats[1]).toMatchObject({ level: 'smart' });
  });

  it('gives each computer a different name', () => {
    const names = new LobbyForm(game).request().seats.map((seat) => ('name' in seat ? seat.name : ''));
    expect(new Set(names).size).toBe(4);
  });

  it('gives no computer the player’s name', () => {
    settings.name = 'CLEO';
    const names = new LobbyForm(game).request().seats.map((seat) => ('name' in seat ? seat.name : ''));
    settings.name = '';
    expect(names).toEqual(['CLEO', 'Basil', 'Dora', 'Emil']);
  });

  it('has open seats for friends', () => {
    const form = new LobbyForm(game);
    form.seatAll(OPEN);
    form.seat(2, 'basic');
    expect(form.inviting).toBe(true);
    expect(form.level).toBeNull();
    expect(form.request().seats.map((seat) => seat.kind)).toEqual(['person', 'open', 'open', 'computer']);
  });

  it('includes house rules and the match', () => {
    const form = make(game, () => Promise.resolve({ options: { start: 'diamond' } }));
    form.choose('start', 'diamond');
    form.length = 'to';
    form.points = 80;
    expect(form.request()).toMatchObject({ rules: 'start=diamond', match: 'to 80' });
    form.usualRules();
    expect(form.request().rules).toBe('');
  });

  it('never sends an empty name', () => {
    expect(new LobbyForm(game).request().seats[0]).toEqual({ kind: 'person', name: 'Guest' });
  });
});

describe('rules that depend on each other', () => {
  const number = (name: string, standard: number) =>
    ({ name, type: 'number', choices: [], least: 2, most: 14, standard, help: { key: 'h' }, ...rule }) as const;
  const set = { name: 'set', type: 'choice', choices: ['plain', 'real'], least: 0, most: 0, standard: 'plain', help: { key: 'h' }, role: 'form', when: null } as const;
  const tiles = number('tiles', 13);
  const players = { ...number('players', 2), role: 'players' } as const;
  const real = formed('real', 'set=real', { set: 'real', players: 2, tiles: 14 }, { seats: 2 });
  const basic = formed('basic', '', { set: 'plain', players: 2, tiles: 13 }, { seats: 2 });
  const tileGame: GameInfo = { ...game, name: 'tiles', seats: 2, options: [set, players, tiles], forms: [real, basic] };
  const asked: string[] = [];
  const ask: AskRules = (_, rules) => {
    asked.push(rules);
    if (rules.includes('tiles=99')) return Promise.reject(new Refusal(400, 'Too many.'));
    const usual = rules.includes('set=real') ? 14 : 13;
    const seats = Number(/players=(\d)/.exec(rules)?.[1] ?? 2);
    return Promise.resolve({ options: { set: rules.includes('set=real') ? 'real' : 'plain', players: seats, tiles: Number(/tiles=(\d+)/.exec(rules)?.[1] ?? usual) }, seats });
  };

  it('are those of the variant, and only changes are sent', async () => {
    const form = make(tileGame, ask);
    expect(form.value(tiles)).toBe(14);
    expect(form.request().rules).toBe('set=real');
    form.choose('tiles', 13);
    await form.ready();
    expect(form.value(tiles)).toBe(13);
    expect(form.request().rules).toBe('set=real tiles=13');
    form.usualRules();
    await form.ready();
    expect(form.value(tiles)).toBe(14);
    expect(asked).toEqual(['set=real tiles=13', 'set=real']);
    expect(make(tileGame, ask, basic).request().rules).toBe('');
    expect(form.offered.map(({ name }) => name)).toEqual(['tiles']);
  });

  it('keep the number of players when house rules are removed', async () => {
    const form = make(tileGame, ask, basic);
    form.choose('players', 3);
    form.choose('tiles', 10);
    form.usualRules();
    await form.ready();
    expect(form.request().rules).toBe('players=3');
    expect(form.others).toHaveLength(2);
  });

  it('add the seats they need', async () => {
    const form = make(tileGame, ask);
    form.seat(0, 'basic');
    form.choose('players', 4);
    await form.ready();
    expect(form.others).toEqual(['basic', 'basic', 'basic']);
    form.seat(1, OPEN);
    form.choose('players', 3);
    await form.ready();
    expect(form.request().seats.map((seat) => seat.kind)).toEqual(['person', 'computer', 'open']);
    form.seatAll('smart');
    expect(form.others).toEqual(['smart', 'smart']);
  });

  it('say why they cannot be played until they can', async () => {
    const form = make(tileGame, ask);
    form.choose('tiles', 99);
    await form.ready();
    expect(form.problem).toBe('Too many.');
    form.choose('tiles', 12);
    await form.ready();
    expect(form.problem).toBe('');
  });

  it('ignore an answer that comes too late', async () => {
    const answers: ((answer: { options: Choices; seats: number }) => void)[] = [];
    const form = make(tileGame, () => new Promise((resolve) => answers.push(resolve)));
    form.choose('players', 3);
    form.choose('players', 4);
    answers[1]?.({ options: { players: 4 }, seats: 4 });
    answers[0]?.({ options: { players: 3 }, seats: 3 });
    await form.ready();
    expect(form.others).toHaveLength(3);
  });
});

describe('the length of a match', () => {
  const long: GameInfo = { ...game, forms: [formed('usual', '', { start: 'club' }, { match: 'to 200' })] };
  const ask: AskRules = (_, rules) => Promise.resolve({ options: {}, match: rules === '' ? 'to 200' : 'to 100' });

  it('is the usual one, also with other rules', async () => {
    const form = make(long, ask);
    expect([form.length, form.points, form.deals]).toEqual(['to', 200, 1]);
    expect(form.request().match).toBe('to 200');
    form.choose('start', 'diamond');
    await form.ready();
    expect(form.request().match).toBe('to 100');
  });

  it('is the player’s choice once made', async () => {
    const form = make(long, ask);
    form.points = 150;
    form.choose('start', 'diamond');
    await form.ready();
    expect(form.request().match).toBe('to 150');
    form.length = 'deals';
    form.deals = 3;
    form.usualRules();
    await form.ready();
    expect(form.request().match).toBe('deals 3');
  });
});

it('offers counting down only if players start with points', async () => {
  const ask: AskRules = (_, rules) =>
    Promise.resolve(rules === '' ? { options: {} } : { options: {}, match: 'down 0', start: 20 });
  const form = make(game, ask);
  expect(form.falls).toBe(false);
  form.choose('start', 'diamond');
  await form.ready();
  expect([form.falls, form.length, form.points]).toEqual([true, 'down', 0]);
  expect(form.request().match).toBe('down 0');
  form.length = 'to';
  expect(form.points).toBe(50);
  form.length = 'down';
  form.points = 5;
  expect(form.request().match).toBe('down 5');
  form.usualRules();
  await form.ready();
  expect(form.request().match).toBe('deals 1');
});

describe('the last setup', () => {
  beforeEach(() => void stubStorage());
  afterEach(() => vi.unstubAllGlobals());
  const usual = game.forms[0];
  const again = (ask: AskRules) => new LobbyForm(game, usual, keptGame('big2'), ask);

  it('is restored next time', async () => {
    const ask: AskRules = () => Promise.resolve({ options: { start: 'diamond' }, match: 'deals 1' });
    const form = make(game, ask);
    form.choose('start', 'diamond');
    form.seatAll('basic');
    form.seat(1, OPEN);
    form.length = 'deals';
    form.deals = 3;
    form.clock = 60;
    form.chat = false;
    keepGame('big2', form.kept);
    expect(keptGameName()).toBe('big2');
    const next = again(ask);
    await next.ready();
    expect(next.request()).toMatchObject({ rules: 'start=diamond', match: 'deals 3', clock: 60, chat: false, watch: true });
    expect(next.others).toEqual(['basic', OPEN, 'basic']);
  });

  it('is dropped if the server no longer offers it', async () => {
    const form = { choices: { start: 'diamond', gone: 1 }, length: null, deals: null, points: null };
    keepGame('big2', { form: 'usual', others: ['genius'], clock: 0, chat: true, watch: true, forms: { usual: form } });
    const next = again(() => Promise.reject(new Refusal(400, 'No.')));
    expect(next.level).toBe('smart');
    await next.ready();
    expect([next.rules, next.problem]).toEqual(['', '']);
  });
});

it('makes up words, and turns any word into one line', () => {
  expect(freshWord()).toMatch(/^[a-z]+ [a-z]+ \d{3}$/);
  expect(cleanWord('  a\n b  ')).toBe('a b');
  expect(cleanWord('x'.repeat(90))).toHaveLength(40);
});
