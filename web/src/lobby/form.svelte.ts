// What a person chose in the lobby, and the request that it becomes.
import type { GameInfo, SeatRequest, TableRequest } from '../api/types';
import { settings } from '../keep/settings.svelte';
import { rulesText, type Choices } from '../rules/text';
import { words } from '../words';
import { cleanWord, freshWord } from './word';

export const OPEN = 'open';

export class LobbyForm {
  readonly game: GameInfo;
  choices = $state.raw<Choices>({});
  others = $state.raw<readonly string[]>([]); // a level for each other seat, or OPEN
  length = $state<'deals' | 'to'>('deals');
  deals = $state(1);
  points = $state(50);
  clock = $state(0);
  chat = $state(true);
  watch = $state(true);
  word = $state(freshWord());

  readonly inviting = $derived(this.others.includes(OPEN));
  readonly rules = $derived.by(() => rulesText(this.game.options, this.choices));

  constructor(game: GameInfo) {
    this.game = game;
    this.seatAll(this.standardLevel);
  }

  // Above the middle: a match for most, and quick to answer.
  get standardLevel(): string {
    const { levels } = this.game;
    return levels[Math.ceil((levels.length - 1) / 2)]?.name ?? OPEN;
  }
  // The level of all others, where they are alike.
  get level(): string | null {
    const [first] = this.others;
    return first !== undefined && this.others.every((other) => other === first) ? first : null;
  }

  seatAll(who: string): void {
    this.others = Array.from({ length: this.game.seats - 1 }, () => who);
  }
  seat(index: number, who: string): void {
    this.others = this.others.with(index, who);
  }
  choose(option: string, value: string): void {
    this.choices = { ...this.choices, [option]: value };
  }
  standardRules(): void {
    this.choices = {};
  }

  request(): TableRequest {
    const others = this.others.map((who, i): SeatRequest =>
      who === OPEN ? { kind: 'open' } : { kind: 'computer', level: who, name: words.computers[i] ?? `${i + 2}` },
    );
    return {
      game: this.game.name,
      rules: this.rules,
      match: this.length === 'deals' ? `deals ${this.deals}` : `to ${this.points}`,
      seats: [{ kind: 'person', name: nameOrGuest(settings.name) }, ...others],
      word: cleanWord(this.word),
      chat: this.chat,
      watch: this.watch,
      pace: settings.pace,
      clock: this.clock,
    };
  }
}

export function nameOrGuest(name: string): string {
  return name.trim() || words.guest;
}
