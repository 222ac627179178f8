// The contract with the server, as docs/api.md has it.

// A key and arguments; words/say.ts turns them into a sentence.
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
  // A house rule, the choice of variant, the number of players, or an option for the terminal only.
  readonly role: 'rule' | 'form' | 'players' | 'terminal';
  readonly when: { readonly option: string; readonly value: string } | null; // offered only then
}

// A variant: rules that players know by name.
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

export type Better = 'more' | 'fewer'; // whether more or fewer points win

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
  readonly start?: number; // the points everyone starts with
  readonly better: Better;
  readonly options: readonly Option[];
  readonly forms: readonly [GameForm, ...GameForm[]]; // most common first
  readonly levels: readonly Level[];
  readonly arrangements: readonly { readonly name: string; readonly title: Message }[];
}

export type Phrases = Readonly<Record<string, string>>;

export interface RulesPage {
  readonly game: string;
  readonly rules: string; // every option, including unnamed ones
  readonly options: Choices; // the same
  readonly seats?: number; // the number of players by these rules
  readonly match?: string; // and how long a match usually is
  readonly start?: number; // and the points everyone starts with
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

// The result of taking a seat, kept only in this browser.
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
  readonly ends: boolean; // wants to end the match without a result
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
  readonly start?: number; // everyone's points before the first deal
  readonly scores: readonly number[]; // with those
  readonly sheet: readonly (readonly number[])[];
  readonly winners: readonly number[];
  readonly leaders: readonly number[];
  readonly called_off: boolean; // ended by agreement, without a result
  readonly time: number | null;
  // Missing if the deals were prepared instead of shuffled.
  readonly fair: { readonly method: string; readonly commitment: string; readonly words: readonly string[] } | null;
}

export interface ChatLine {
  readonly seat: number;
  readonly text: string;
}

// A tile this seat saw at the start of the deal, and its position.
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

// What the server knows about the holder of a profile key.
export interface Profile {
  readonly name: string; // used last
  readonly statistics: readonly Statistics[];
  readonly tables: readonly OwnTable[]; // newest first, a page of them
  readonly before: string | null; // where the next page starts
}
export interface Statistics {
  readonly game: string;
  readonly rules: string;
  readonly options?: Choices; // missing if the server no longer knows the game
  readonly played: number;
  readonly won: number;
  readonly streak: number; // current wins in a row
  readonly longest: number; // most wins in a row
  readonly points: number;
  readonly average: number; // per match
  readonly hints: number;
  readonly against: readonly { readonly level: string; readonly played: number; readonly won: number }[]; // "": human players
  readonly history?: readonly PastMatch[]; // the last matches, oldest first; missing from older servers
}
export interface PastMatch {
  readonly points: number;
  readonly won: boolean;
}
export interface OwnTable extends Pick<TableInfo, 'game' | 'options' | 'match' | 'phase' | 'start' | 'scores' | 'sheet' | 'leaders' | 'called_off'> {
  readonly table: string;
  readonly seat: number;
  readonly time: number; // of creation, in seconds
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

// A seat's moves in a deal, compared with the best player's.
export interface Analysis {
  readonly deal: number;
  readonly seat: number;
  readonly player: string;
  readonly better: Better;
  readonly loss: number;
  readonly decisions: number; // the total number of moves
  readonly moves: readonly AnalysedMove[]; // those analysed so far
}
export interface AnalysedMove {
  readonly step: number; // the replay step of the move
  readonly move: string;
  readonly best: string;
  readonly reason: Message;
  readonly loss: number; // 0 if within the error
  readonly error: number; // half the width of the loss's 95% confidence interval
}
