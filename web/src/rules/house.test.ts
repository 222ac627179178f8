import { expect, it } from 'vitest';
import { offer } from '../api/offer.svelte';
import type { Choices, GameForm, Option, OptionValue } from '../api/types';
import { formOf, isOffered, nearestForm, type RuledGame } from './forms';
import { houseOf, rulesInShort } from './house';

const option = (name: string, standard: OptionValue, more: Partial<Option> = {}): Option => {
  return { name, type: 'choice', choices: [], least: 0, most: 0, standard, help: { key: `tiles.option.${name}` }, role: 'rule', when: null, ...more };
};
const form = (name: string, options: Choices): GameForm => {
  return { name, title: { key: `tiles.form.${name}` }, about: { key: 'a' }, rules: '', options, seats: 2, match: 'deals 1', start: 0 };
};
const jokers = option('jokers', 0, { when: { option: 'set', value: 'real' } });
const menu = option('menu', '1', { role: 'terminal' });
const game: RuledGame = {
  options: [option('set', 'plain', { role: 'form' }), option('players', 2, { role: 'players' }), option('rack', 50), jokers, menu],
  forms: [
    form('real', { set: 'real', players: 2, rack: 106, jokers: 2, menu: '1' }),
    form('basic', { set: 'plain', players: 2, rack: 50, jokers: 0, menu: '1' }),
  ],
};
offer.phrases = { 'tiles.form.real': 'Tiles', 'tiles.form.basic': 'Tiles, basic' };
const short = (played: Choices, said?: string) => rulesInShort(houseOf(game, played), said);

it('names rules after the nearest variant, and counts only the changes to it', () => {
  expect(short({ set: 'real', players: 2, rack: 106, jokers: 2 })).toBe('Tiles');
  expect(short({ set: 'real', rack: 50, jokers: 0 })).toBe('Tiles · 2 house rules');
  expect(short({ set: 'plain', rack: 106, jokers: 2 })).toBe('Tiles, basic · 2 house rules');
  expect(short({})).toBe('Tiles');
});

it('counts neither the number of players nor terminal options', () => {
  expect(short({ set: 'plain', players: 4, menu: '2' })).toBe('Tiles, basic');
});

it('does not repeat the name of the game', () => {
  expect(short({ set: 'real' }, 'Tiles')).toBe('');
  expect(short({ set: 'real', rack: 60 }, 'Tiles')).toBe('1 house rule');
  expect(short({ set: 'plain' }, 'Tiles')).toBe('Basic');
  offer.phrases = { ...offer.phrases, 'tiles.form.basic': '拉密（基本）' };
  expect(short({ set: 'plain' }, '拉密')).toBe('基本');
});

it('prefers the variant with more choices in common', () => {
  const several = option('patterns', ['single'], { type: 'several' });
  const forms = [form('full', { patterns: ['single', 'pair', 'triple', 'four'] }), form('basic', { patterns: ['single'] })] as const;
  expect(nearestForm({ options: [several], forms }, { patterns: ['single', 'pair'] }).name).toBe('basic');
  expect(nearestForm({ options: [several], forms }, { patterns: ['single', 'pair', 'triple'] }).name).toBe('full');
});

it('finds a variant by name, or else the most common one', () => {
  expect(formOf(game, 'basic')?.name).toBe('basic');
  expect(formOf(game, null)?.name).toBe('real');
  expect(formOf(game, 'other')).toBeUndefined();
});

it('offers only rules that apply, and no terminal options', () => {
  const offered = (played: Choices) => game.options.filter((each) => isOffered(each, (name) => played[name])).map(({ name }) => name);
  expect(offered({ set: 'real' })).toEqual(['rack', 'jokers']);
  expect(offered({ set: 'plain' })).toEqual(['rack']);
  const flushes = option('flushes', 'card', { when: { option: 'patterns', value: 'flush' } });
  expect(isOffered(flushes, () => ['single', 'flush'])).toBe(true);
  expect(isOffered(flushes, () => ['single'])).toBe(false);
  const melds = option('melds', true, { when: { option: 'cutthroat', value: 'yes' } });
  expect([isOffered(melds, () => true), isOffered(melds, () => false)]).toEqual([true, false]);
});
