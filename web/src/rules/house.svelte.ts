// What rules are called: the set of rules by its name, and beside it what was changed in it.
import { SvelteMap } from 'svelte/reactivity';
import { server } from '../api/http';
import { offer } from '../api/offer.svelte';
import type { Choices, GameInfo } from '../api/types';
import { words } from '../words';
import { capitalised } from '../words/say';
import { choiceTitle } from './choice-title';
import { differences, valueText, type Difference } from './text';

export type RuledGame = Pick<GameInfo, 'name' | 'options'>;

export interface House {
  readonly set: Difference | null;
  readonly others: readonly Difference[]; // none until it is known what the set brings with it
}

const SET = 'set'; // the option, in games that have several sets of rules
const usual = new SvelteMap<string, Choices>();
const asked = new Set<string>();

// A set changes what is usual for other options, and only the server knows how.
function usualIn(game: string, set: string): Choices | undefined {
  const key = `${game} ${set}`;
  if (!asked.has(key)) {
    asked.add(key);
    server.rules(game, set).then(
      ({ options }) => usual.set(key, options),
      () => asked.delete(key),
    );
  }
  return usual.get(key);
}

export function houseOf({ name, options }: RuledGame, played: Choices): House {
  const all = differences(options, played);
  const set = all.find(({ option }) => option.name === SET) ?? null;
  if (!set) return { set, others: all };
  const known = usualIn(name, `${SET}=${valueText(set.value)}`);
  return { set, others: known ? differences(options, played, known) : [] };
}

export function setTitle({ option, value }: Difference): string {
  return capitalised(choiceTitle(option, value, offer.phrases));
}

export function rulesInShort(game: RuledGame, played: Choices): string {
  const { set, others } = houseOf(game, played);
  const parts = [...(set ? [setTitle(set)] : []), ...(others.length > 0 ? [words.rules.houseCount(others.length)] : [])];
  return parts.length > 0 ? parts.join(' · ') : words.rules.standardShort;
}
