// The contract with the server, as docs/api.md has it.

// A key and arguments; words/say.ts makes a sentence of it.
export interface Message {
  readonly key: string;
  readonly [argument: string]: Argument;
}
export type Argument = string | number | readonly string[] | SeatArgument | Word;
export interface SeatArgument {
  readonly seat: number;
}
// A word of the catalogue; with its name where views name it too: "pair".
export interface Word {
  readonly key: string;
  readonly name?: string;
}

export type OptionValue = boolean | number | string | readonly string[];
// An option's value by its name.
export type Choices = Readonly<Record<string, OptionValue>>;

export interface Option {
  readonly name: string;
  readonly type: 'flag' | 'number' | 'choice' | 'several';
  readonly choices: readonly string[];
  readonly least: number;
  readonly most: number;
  readonly standard: OptionValue;
  readonly help: Message;
  // A rule to be changed, the choice between forms, how many play, or something that only the terminal has.
  readonly role: 'rule' | 'form' | 'players' | 'terminal';
  readonly when: { readonly option: string; readonly value: string } | null; // elsewhere it is not offered
}

// Rules that players know by a name.
export interface GameForm {
  readonly name: string;
  readonly title: Message;
  readonly about: Message;
  readonly rules: string;
  readonly options: Choices; // every one of them
  readonly seats: number;
  readonly match: string;
  readonly start: number;
}

export type Better = 'more' | 'fewer'; // points that win

export interface Level {
  readonly name: string;
  readonly about: Message;
}

export interface GameInfo {
  readonly name: string;
  readonly title: Message;
  readonly about: Message;
  readonly seats: number;
  readonly match?: string; // how long a match usually is: "deals 1", "to 200"
  readonly start?: number; // the points that everybody begins with
  readonly better: Better;
  readonly options: readonly Option[];
  readonly forms: readonly [GameForm, ...GameForm[]]; // the one that most players mean first
  readonly levels: readonly Level[];
  readonly arrangements: readonly { readonly name: string; readonly title: Message }[];
}

export type Phrases = Readonly<Record<string, string>>;

export interface RulesPage {
  readonly game: string;
  readonly rules: string; // every option, also those that were not named
  readonly options: Choices; // the same
  readonly seats?: number; // how many play by these rules
  readonly match?: string; // and how long a match usually is
  readonly start?: number; // and with how many points everybody begins
  readonly sections: readonly RulesSection[];
}
export interface RulesSection {
  readonly title: Message;
  readonly lines: readonly Message[];
  readonly examples?: readonly RulesExample[];
}
export interface RulesExample {
  readonly title: Message;
  readonly about: Message;
  readonly tiles: readonly string[];
}

export type SeatRequest =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'open' }
  | { readonly kind: 'computer'; readonly level: string; readonly name?: string };

export interface TableRequest {
  readonly game: string;
  readonly rules: string;
  readonly match: string;
  readonly seats: readonly SeatRequest[];
  readonly word: string;
  readonly chat: boolean;
  readonly watch: boolean;
  readonly pace: number;
  readonly clock: number;
  readonly profile: string;
  readonly language: string; // for the preview of its link
}

export interface JoinRequest {
  readonly name: string;
  readonly word: string;
  readonly profile: string;
  readonly seat?: number;
}

// What taking a seat gives: shown once, and kept in this browser only.
export interface Ticket {
  readonly table: string;
  readonly seat: number;
  readonly token: string;
}

export type Phase = 'waiting' | 'playing' | 'between' | 'over';

export interface SeatInfo {
  readonly name: string;
  readonly kind: 'open' | 'person' | 'computer';
  readonly level: string;
  readonly here: boolean;
  readonly away: boolean;
  readonly hints: number;
  readonly ready: boolean; // for the next deal, or for a rematch
  readonly ends: boolean; // would end the match without a result
  readonly declined: boolean; // said no to that, or to a rematch
}

export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly rules: string;
  readonly options: Choices; // the rules by their options
  readonly match: string;
  readonly phase: Phase;
  readonly host: number;
  readonly chat: boolean;
  readonly watch: boolean;
  readonly pace: number;
  readonly clock: number;
  readonly watchers: number;
  readonly seats: readonly SeatInfo[];
  readonly deal: number;
  readonly start?: number; // the points that everybody had before the first deal
  readonly scores: readonly number[]; // with those
  readonly sheet: readonly (readonly number[])[];
  readonly winners: readonly number[];
  readonly leaders: readonly number[];
  readonly called_off: boolean; // ended by agreement, without a result
  readonly time: number | null;
  // Nothing where the deals were prepared instead of shuffled.
  readonly fair: { readonly method: string; readonly commitment: string; readonly words: readonly string[] } | null;
}

export interface ChatLine {
  readonly seat: number;
  readonly text: string;
}

// A tile that this seat saw when the deal began, and where it lay.
export interface DealtTile {
  readonly face: string;
  readonly place: string;
}

export interface Frame {
  readonly events: readonly Message[];
  readonly actors: readonly number[];
  readonly view: unknown;
}

export interface FairDeal {
  readonly deal: number;
  readonly method: string;
  readonly commitment: string;
  readonly words: readonly string[];
  readonly secret: string;
  readonly seed: string;
  readonly shuffle: string;
  readonly layout: readonly (DealtTile & { readonly tile: number })[];
}

// What is known of who holds a profile's key.
export interface Profile {
  readonly name: string; // used last
  readonly statistics: readonly Statistics[];
  readonly tables: readonly OwnTable[]; // newest first, a page of them
  readonly before: string | null; // where the next page begins
}
export interface Statistics {
  readonly game: string;
  readonly rules: string;
  readonly options?: Choices; // nothing where the server does not know the game any more
  readonly played: number;
  readonly won: number;
  readonly streak: number; // of wins now
  readonly longest: number; // and ever
  readonly points: number;
  readonly average: number; // a match
  readonly hints: number;
  readonly against: readonly { readonly level: string; readonly played: number; readonly won: number }[]; // "" are people
  readonly course?: readonly CourseStep[]; // the last matches, the oldest first; an older server does not say
}
export interface CourseStep {
  readonly points: number;
  readonly won: boolean;
}
export interface OwnTable extends Pick<TableInfo, 'game' | 'options' | 'match' | 'phase' | 'start' | 'scores' | 'sheet' | 'leaders' | 'called_off'> {
  readonly table: string;
  readonly seat: number;
  readonly time: number; // when it was made, in seconds
  readonly seats: readonly Pick<SeatInfo, 'name' | 'kind' | 'level'>[];
  readonly hints: number;
}

export interface Lesson {
  readonly name: string;
  readonly title: Message;
  readonly task: Message;
  readonly hint: Message;
  readonly done: Message;
  readonly rules: string;
  readonly seat: number;
}

// A seat's moves in a deal, beside those of the best player.
export interface Analysis {
  readonly deal: number;
  readonly seat: number;
  readonly player: string;
  readonly better: Better;
  readonly loss: number;
  readonly decisions: number; // how many moves there are in all
  readonly moves: readonly AnalysedMove[]; // those that have been judged
}
export interface AnalysedMove {
  readonly step: number; // of the replay, in which it was made
  readonly move: string;
  readonly best: string;
  readonly reason: Message;
  readonly loss: number; // none where it is within its error
  readonly error: number; // half of the interval that the loss lies in, 19 times out of 20
}
