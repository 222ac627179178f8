import { describe, expect, it } from 'vitest';
import type { GameInfo } from '../api/types';
import { LobbyForm, OPEN } from './form.svelte';
import { cleanWord, freshWord } from './word';

const level = (name: string) => ({ name, about: { key: name } });
const game: GameInfo = {
  name: 'big2',
  title: { key: 't' },
  about: { key: 'a' },
  seats: 4,
  options: [
    { name: 'start', type: 'choice', choices: ['club', 'diamond'], least: 0, most: 0, standard: 'club', help: { key: 'h' } },
  ],
  levels: ['random', 'basic', 'smart', 'search'].map(level),
  arrangements: [],
};

describe('what the lobby asks for', () => {
  it('is a game against computers by standard rules unless something is changed', () => {
    const request = new LobbyForm(game).request();
    expect(request).toMatchObject({ game: 'big2', rules: '', match: 'deals 1', clock: 0, chat: true, watch: true });
    expect(request.seats.map((seat) => seat.kind)).toEqual(['person', 'computer', 'computer', 'computer']);
    expect(request.seats[1]).toMatchObject({ level: 'smart' });
  });

  it('gives computers names of their own', () => {
    const names = new LobbyForm(game).request().seats.map((seat) => ('name' in seat ? seat.name : ''));
    expect(new Set(names).size).toBe(4);
  });

  it('has open seats for friends', () => {
    const form = new LobbyForm(game);
    form.seatAll(OPEN);
    form.seat(2, 'basic');
    expect(form.inviting).toBe(true);
    expect(form.level).toBeNull();
    expect(form.request().seats.map((seat) => seat.kind)).toEqual(['person', 'open', 'open', 'computer']);
  });

  it('names house rules and a match', () => {
    const form = new LobbyForm(game);
    form.choose('start', 'diamond');
    form.length = 'to';
    form.points = 80;
    expect(form.request()).toMatchObject({ rules: 'start=diamond', match: 'to 80' });
    form.standardRules();
    expect(form.request().rules).toBe('');
  });

  it('never sends an empty name', () => {
    expect(new LobbyForm(game).request().seats[0]).toEqual({ kind: 'person', name: 'Guest' });
  });
});

it('makes words, and one line of any', () => {
  expect(freshWord()).toMatch(/^[a-z]+ [a-z]+ \d{3}$/);
  expect(cleanWord('  a\n b  ')).toBe('a b');
  expect(cleanWord('x'.repeat(90))).toHaveLength(40);
});
