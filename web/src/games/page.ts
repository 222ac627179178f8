// What a game's folder provides to the page. Everything else is shared and names no game.
import type { Notation } from '../words/notation';
import type { Voice } from '../words/voice';
import type { Component } from 'svelte';
import type { Choices, Message } from '../api/types';
import type { Cue } from './cue';

// What the lobby shows of a game; small, because it is loaded before a game is chosen.
export interface GameCover {
  // One tile or card, as wide as its container; with the view it belongs to, if known.
  readonly Face: Component<{ tile: string; view?: unknown }>;
  // A few tiles that make a nice picture.
  readonly samples: readonly string[];
  // Tiles are side by side, in rows if there are many; otherwise they overlap like cards.
  readonly spread?: boolean;
  // A text of tiles, to be read out.
  spoken(text: string): string;
}

export interface GamePage extends GameCover {
  // The back, for hidden hands.
  readonly Back: Component;
  // The middle of the table: during play, at the end, and in a replay.
  readonly Middle: Component<MiddleProps>;
  // The player's tiles and controls.
  readonly Play: Component;
  // Shows every seat at the end of a deal, if open hands are not enough.
  readonly End?: Component<EndProps>;
  // The middle is a board with everyone's tiles, and the other players sit in a row above it. For players, Play draws
  // the board too, because tiles move between both.
  readonly board?: boolean;
  // For players, Play draws the whole table, because tiles move between the middle and the player's place.
  readonly whole?: boolean;
  // The next player sits on the right; otherwise on the left.
  readonly toTheRight?: boolean;

  // The tiles in a seat's hand; null if hidden from us.
  hand(view: unknown, seat: number): readonly string[] | null;
  count(view: unknown, seat: number): number;
  counted(tiles: number): string; // "13 cards"
  // A short note on a seat under these rules.
  note?(view: unknown, seat: number, options: Choices): string | null;
  // Tiles everyone knows to be in a hidden hand.
  known?(view: unknown, seat: number): readonly string[];
  // The scoring under these rules, in a sentence or two.
  scoring(options: Choices): string;
  // The complete sets of an open hand, shown apart from the rest.
  complete?(view: unknown, seat: number): readonly (readonly string[])[];

  // A text argument of a message (the cards of a play), as shown on the screen; `spoken`, above, is for screen readers.
  shown(text: string): string;
  // How tiles in a sentence are drawn.
  readonly notation: Notation;

  // What a seat's move does, given the view before it (null at the start of the deal): for hints and for analysis.
  told(move: string, view: unknown, seat: number): ToldMove;
  // The tiles of an event, drawn beside its sentence.
  tilesOf(event: Message): readonly string[];
  // The sound of an event, and where a drawn tile comes from.
  cue(event: Message): Cue | null;
  // A seat's last action in a word or two, shown beside the seat while it matters.
  deed(events: readonly Message[], seat: number): string | null;
  // The events of the last finished round, or of the one being played when there is none.
  lastRound(events: readonly Message[]): readonly Message[];
}

export interface ToldMove {
  headline(voice: Voice): string; // in words, if the tiles are not enough
  readonly steps: readonly { readonly label: string; readonly tiles: readonly string[] }[];
}

export interface MiddleProps {
  readonly view: unknown;
  readonly events: readonly Message[];
  // The seat drawn at the bottom, where its tiles come from.
  readonly bottom: number;
  // In a replay: the previous step.
  readonly before?: unknown;
}

export interface EndProps {
  readonly view: unknown;
  readonly events: readonly Message[];
  readonly winners: readonly number[];
  readonly points: readonly number[]; // of this deal; empty if it was not finished
  readonly order: readonly number[]; // the seats, best first
}
