// What a game's folder gives to the page. Everything around it is shared and names no game.
import type { Notation } from '../words/notation';
import type { Voice } from '../words/voice';
import type { Component } from 'svelte';
import type { Choices, Message } from '../api/types';
import type { Cue } from './cue';

// What the lobby shows of a game; small, for it is fetched before a game is chosen.
export interface GameCover {
  // One tile or card, as wide as the place it is put into; with the view that it is seen in, where that is known.
  readonly Face: Component<{ tile: string; view?: unknown }>;
  // A few tiles that make a nice picture.
  readonly samples: readonly string[];
  // Tiles lie side by side, in rows where there are many; else they overlap as cards do.
  readonly spread?: boolean;
  // A text that is tiles, to be read out loud.
  spoken(text: string): string;
}

export interface GamePage extends GameCover {
  // The back of one, for hands that are hidden.
  readonly Back: Component;
  // What lies in the middle of the table: while playing, at the end, in a replay.
  readonly Middle: Component<MiddleProps>;
  // Own tiles and what one can do with them.
  readonly Play: Component;
  // What is to be seen of every seat when a deal is over, where open hands do not tell it.
  readonly End?: Component<EndProps>;
  // The middle is a board that everybody's tiles lie on: the others sit in a row above it, and who plays has Play draw
  // it too, for tiles move between both.
  readonly board?: boolean;
  // Who plays has Play draw all of the table, the others around it, for tiles move between the middle and one's own.
  readonly whole?: boolean;
  // The next to play sits at one's right; else at one's left.
  readonly toTheRight?: boolean;

  // The tiles in a seat's hand; null where they are hidden from us.
  hand(view: unknown, seat: number): readonly string[] | null;
  count(view: unknown, seat: number): number;
  counted(tiles: number): string; // "13 cards"
  // What else there is to see of a seat by these rules, in a word or two.
  note?(view: unknown, seat: number, options: Choices): string | null;
  // What everybody knows to be in a hand that is hidden.
  known?(view: unknown, seat: number): readonly string[];
  // How points are counted by these rules, in a sentence or two.
  scoring(options: Choices): string;
  // What is complete in an open hand, to be set apart from the rest.
  complete?(view: unknown, seat: number): readonly (readonly string[])[];

  // A text argument of a message (the cards of a play), to be read with the eyes; spoken, above, is for the ears.
  shown(text: string): string;
  // How what is shown of tiles in a sentence is drawn.
  readonly notation: Notation;

  // What a move of a seat does, in the view before it (null where the deal begins with it): for hints, and when a game
  // is looked at afterwards.
  told(move: string, view: unknown, seat: number): ToldMove;
  // The tiles that an event is about, to be drawn beside its sentence.
  tilesOf(event: Message): readonly string[];
  // What an event sounds like, and where what is drawn comes from.
  cue(event: Message): Cue | null;
  // What a seat last did, in a word or two, while it matters; shown beside the seat.
  deed(events: readonly Message[], seat: number): string | null;
  // The events of the last finished round, or of the one being played when there is none.
  lastRound(events: readonly Message[]): readonly Message[];
}

export interface ToldMove {
  headline(voice: Voice): string; // in words, where tiles do not say it all
  readonly steps: readonly { readonly label: string; readonly tiles: readonly string[] }[];
}

export interface MiddleProps {
  readonly view: unknown;
  readonly events: readonly Message[];
  // The seat drawn at the bottom: what it plays comes from there.
  readonly bottom: number;
  // In a replay: what there was a step before.
  readonly before?: unknown;
}

export interface EndProps {
  readonly view: unknown;
  readonly events: readonly Message[];
  readonly winners: readonly number[];
  readonly points: readonly number[]; // of this deal; none where it was not played to its end
  readonly order: readonly number[]; // the seats, best first
}
