// The name of a set of rules: the nearest variant, and the changes to it.
import { offer } from '../api/offer.svelte';
import type { Choices, GameForm } from '../api/types';
import { words } from '../words';
import { capitalised } from '../words/say';
import { nearestForm, type RuledGame } from './forms';
import { differences, type Difference } from './text';

export interface House {
  readonly form: GameForm;
  readonly others: readonly Difference[];
}

export function houseOf(game: RuledGame, played: Choices, form = nearestForm(game, played)): House {
  return { form, others: differences(game.options, played, form.options) };
}

// Without the game's name, which is shown beside it: "Simplified" for "Okey, simplified".
export function rulesInShort({ form, others }: House, game = ''): string {
  const name = offer.say(form.title);
  const rest = name.startsWith(game) ? name.slice(game.length).replace(/^[\s,（]+|）$/g, '') : name;
  return [capitalised(rest), others.length > 0 ? words.rules.houseCount(others.length) : ''].filter((part) => part !== '').join(' · ');
}
