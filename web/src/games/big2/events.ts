// Rounds, from the events of a deal.
import { seatIn, tilesIn } from '../../api/arguments';
import type { Message } from '../../api/types';
import { PLAY, TRICK, type Cue } from '../cue';
import { big2Words } from './words';

export const PLAYS = 'big2.plays';
export const PASSES = 'big2.passes';
const ROUND = 'big2.round';

const isAction = (event: Message) => event.key === PLAYS || event.key === PASSES;

export function cardsOf(event: Message): readonly string[] {
  return event.key === PLAYS ? tilesIn(event, 'cards') : [];
}

export function cue({ key }: Message): Cue | null {
  if (key === PLAYS) return PLAY;
  return key === ROUND ? TRICK : null;
}

// Rounds from the first to the one being played, each with its plays and passes.
export function rounds(events: readonly Message[]): Message[][] {
  const all: Message[][] = [[]];
  for (const event of events) {
    if (event.key === ROUND) all.push([]);
    else if (isAction(event)) all.at(-1)?.push(event);
  }
  return all;
}

export function currentRound(events: readonly Message[]): readonly Message[] {
  return rounds(events).at(-1) ?? [];
}

export function lastRound(events: readonly Message[]): readonly Message[] {
  const all = rounds(events);
  return all.at(-2) ?? all.at(-1) ?? [];
}

// Plays are visible in the middle, so only a pass is shown at the seat.
export function deed(events: readonly Message[], seat: number): string | null {
  const last = currentRound(events).findLast((event) => seatIn(event) === seat);
  return last?.key === PASSES ? big2Words.passed : null;
}

// The plays of the round in the middle, newest last.
export function pile(events: readonly Message[]): readonly Message[] {
  return currentRound(events).filter((event) => event.key === PLAYS);
}
