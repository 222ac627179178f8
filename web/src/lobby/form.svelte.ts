// The player's choices in the lobby, and the request made from them.
import { Refusal, server } from '../api/http';
import { problemText } from '../api/problem';
import type { Choices, GameForm, GameInfo, Option, OptionValue, RulesPage, SeatRequest, TableRequest } from '../api/types';
import type { KeptGame } from '../keep/lobby';
import { profileKey } from '../keep/profile';
import { settings } from '../keep/settings.svelte';
import { isOffered } from '../rules/forms';
import { matchText, parseMatch, type Match } from '../rules/match';
import { named, rulesText } from '../rules/text';
import { words } from '../words';
import { language } from '../words/language';
import { sameName } from './names';
import { cleanWord, freshWord } from './word';

export const OPEN = 'open';
const SOME_POINTS = 50; // initial value, if a match usually has a number of deals

export type AskRules = (game: string, rules: string) => Promise<Pick<RulesPage, 'options' | 'seats' | 'match' | 'start'>>;

export class LobbyForm {
  readonly game: GameInfo;
  readonly variant: GameForm; // played with these choices applied
  choices = $state.raw<Choices>({}); // the player's choices
  whole = $state.raw<Choices>({}); // every option, as the server resolves these choices
  problem = $state.raw(''); // why these rules cannot be played
  others = $state.raw<readonly string[]>([]); // a level for each other seat, or OPEN
  clock = $state(0);
  chat = $state(true);
  watch = $state(true);
  word = $state(freshWord());

  readonly inviting = $derived(this.others.includes(OPEN));
  readonly named = $derived.by(() => named(this.game.options, this.choices, this.variant.options)); // the choices that are sent to the server
  readonly rules = $derived.by(() => `${this.variant.rules} ${rulesText(this.named)}`.trim());
  readonly offered = $derived.by(() => this.game.options.filter((option) => isOffered(option, (name) => this.#valueOf(name))));
  readonly players = $derived.by(() => this.game.options.find(({ role }) => role === 'players') ?? null);

  // The usual length of a match with these rules, until the player chooses another.
  #usual = $state.raw<Match>(parseMatch(''));
  #start = $state.raw(0);
  #length = $state.raw<Match['length'] | null>(null);
  #deals = $state.raw<number | null>(null);
  #points = $state.raw<number | null>(null);

  // Everyone starts with points and loses them.
  readonly falls = $derived(this.#start > 0 || this.#usual.length === 'down');

  readonly #ask: AskRules;
  #asking: Promise<void> = Promise.resolve();

  constructor(game: GameInfo, variant: GameForm = game.forms[0], kept: Partial<KeptGame> = {}, ask: AskRules = server.rules) {
    this.game = game;
    this.variant = variant;
    this.#ask = ask;
    this.#asItIs();
    this.#take(kept);
  }

  #asItIs(): void {
    this.choices = {};
    this.whole = this.variant.options;
    this.problem = '';
    this.#usual = parseMatch(this.variant.match);
    this.#start = this.variant.start;
    this.#seat(this.variant.seats);
  }

  // Restores the last choices, as far as the server still offers them.
  #take({ others = [], clock, chat, watch, forms = {} }: Partial<KeptGame>): void {
    const known = others.filter((who) => who === OPEN || this.game.levels.some(({ name }) => name === who));
    this.others = this.others.map((who, i) => known[i] ?? known.at(-1) ?? who);
    this.clock = clock ?? this.clock;
    this.chat = chat ?? this.chat;
    this.watch = watch ?? this.watch;
    const { choices = {}, length = null, deals = null, points = null } = forms[this.variant.name] ?? {};
    this.#length = length;
    this.#deals = deals;
    this.#points = points;
    this.choices = Object.fromEntries(Object.entries(choices).filter(([name]) => this.game.options.some((option) => option.name === name)));
    if (this.rules !== this.variant.rules) this.#asking = this.#lookAgain();
  }
  async #lookAgain(): Promise<void> {
    await this.#look(this.rules);
    if (this.problem !== '') this.#asItIs();
  }

  get kept(): KeptGame {
    const { others, clock, chat, watch, named: choices } = this;
    const form = { choices, length: this.#length, deals: this.#deals, points: this.#points };
    return { form: this.variant.name, others, clock, chat, watch, forms: { [this.variant.name]: form } };
  }

  get length(): Match['length'] {
    const chosen = this.#length === 'down' && !this.falls ? null : this.#length;
    return chosen ?? this.#usual.length;
  }
  set length(length) {
    this.#length = length;
  }
  get deals(): number {
    return this.#deals ?? (this.#usual.length === 'deals' ? this.#usual.number : 1);
  }
  set deals(deals) {
    this.#deals = deals;
  }
  get points(): number {
    return this.#points ?? usualPoints(this.#usual, this.length);
  }
  set points(points) {
    this.#points = points;
  }

  // The default level is above the middle: a challenge for most players, and quick to move.
  get standardLevel(): string {
    const { levels } = this.game;
    return levels[Math.ceil((levels.length - 1) / 2)]?.name ?? OPEN;
  }
  // The level of all other players, if it is the same.
  get level(): string | null {
    const [first] = this.others;
    return first !== undefined && this.others.every((other) => other === first) ? first : null;
  }

  seatAll(who: string): void {
    this.#seat(this.others.length + 1, who);
  }
  seat(index: number, who: string): void {
    this.others = this.others.with(index, who);
  }
  #valueOf(option: string): OptionValue | undefined {
    return this.choices[option] ?? this.whole[option];
  }
  value({ name, standard }: Option): OptionValue {
    return this.#valueOf(name) ?? standard;
  }
  choose(option: string, value: OptionValue): void {
    this.choices = { ...this.choices, [option]: value };
    this.#asking = this.#look(this.rules);
  }
  // Resets the variant's rules, but keeps the number of players.
  usualRules(): void {
    const { players } = this;
    const many = players ? this.choices[players.name] : undefined;
    this.choices = players && many !== undefined ? { [players.name]: many } : {};
    this.#asking = this.#look(this.rules);
  }

  // Resolves once the server has answered for the rules chosen last.
  ready(): Promise<void> {
    return this.#asking;
  }

  // Only the server knows how a choice affects other options and the number of players.
  async #look(rules: string): Promise<void> {
    try {
      const answer = await this.#ask(this.game.name, rules);
      if (rules !== this.rules) return;
      this.problem = '';
      this.whole = answer.options;
      this.#usual = parseMatch(answer.match ?? this.variant.match);
      this.#start = answer.start ?? this.variant.start;
      this.#seat(answer.seats ?? this.variant.seats);
    } catch (failed) {
      // Other errors are reported when the table is created.
      if (rules === this.rules) this.problem = failed instanceof Refusal ? problemText(failed) : '';
    }
  }

  // Existing seats stay; new ones copy the last.
  #seat(seats: number, who?: string): void {
    const last = this.others.at(-1) ?? this.standardLevel;
    this.others = Array.from({ length: seats - 1 }, (_, i) => who ?? this.others[i] ?? last);
  }

  request(): TableRequest {
    const name = nameOrGuest(settings.name);
    const computers = words.computers.filter((each) => !sameName(each, name));
    const others = this.others.map((who, i): SeatRequest =>
      who === OPEN ? { kind: 'open' } : { kind: 'computer', level: who, name: computers[i] ?? `${i + 2}` },
    );
    return {
      game: this.game.name,
      rules: this.rules,
      match: matchText({ length: this.length, number: this.length === 'deals' ? this.deals : this.points }),
      seats: [{ kind: 'person', name }, ...others],
      word: cleanWord(this.word),
      chat: this.chat,
      watch: this.watch,
      pace: settings.pace,
      clock: this.clock,
      profile: profileKey(),
      language,
    };
  }
}

// A target score upwards says nothing about one downwards.
function usualPoints({ length: usual, number }: Match, length: Match['length']): number {
  if (length === 'down') return usual === 'down' ? number : 0;
  return usual === 'deals' || usual === 'down' ? SOME_POINTS : number;
}

export function nameOrGuest(name: string): string {
  return name.trim() || words.guest;
}
