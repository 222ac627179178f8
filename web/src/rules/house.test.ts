import { expect, it, vi } from 'vitest';
import { server } from '../api/http';
import type { Option, OptionValue } from '../api/types';
import { houseOf, rulesInShort } from './house.svelte';

const option = (name: string, standard: OptionValue): Option => {
  return { name, type: 'choice', choices: [], least: 0, most: 0, standard, help: { key: `tiles.option.${name}` } };
};
const game = { name: 'tiles', options: [option('set', 'plain'), option('rack', 50), option('players', 2)] };

it('calls a set of rules by its name, and counts only what was changed in it', async () => {
  const answer = { game: 'tiles', rules: '1 set=real rack=106 players=2', options: { set: 'real', rack: 106, players: 2 }, sections: [] };
  const ask = vi.spyOn(server, 'rules').mockResolvedValue(answer);
  const real = answer.options;
  expect(rulesInShort(game, real)).toBe('Real');
  await vi.waitFor(() => expect(houseOf(game, { set: 'real', rack: 50, players: 2 }).others).toHaveLength(1));
  expect(rulesInShort(game, real)).toBe('Real');
  expect(rulesInShort(game, { set: 'real' })).toBe('Real');
  expect(rulesInShort(game, { set: 'real', players: 3 })).toBe('Real · 1 house rule');
  expect(ask).toHaveBeenCalledExactlyOnceWith('tiles', 'set=real');
});

it('counts house rules where the set is the usual one', () => {
  expect(rulesInShort(game, {})).toBe('Standard rules');
  expect(rulesInShort(game, { set: 'plain', rack: 50, players: 3 })).toBe('1 house rule');
});
