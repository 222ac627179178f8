// Bidding and tricks, from the events of a deal.
import { seatIn, textIn, tilesIn } from '../../api/arguments';
import type { Message } from '../../api/types';
import { STOCK } from '../../shared/spots';
import { drawFrom, PLAY, TRICK, type Cue } from '../cue';
import { shown } from './card';
import { pinochleWords } from './words';

export const BIDS = 'pinochle.bids';
export const PASSES = 'pinochle.passes';
const TRUMP = 'pinochle.trump';
const TAKES = 'pinochle.takes';
const GETS = 'pinochle.gets';
const KEEPS = 'pinochle.keeps';
const PLAYS = 'pinochle.plays';
const WINS_TRICK = 'pinochle.wins_trick';
const OF_BIDDING = new Set(['pinochle.opens_bidding', 'pinochle.turns_trump', BIDS, PASSES, 'pinochle.wins_bid', TRUMP]);
const OF_TRICKS = new Set([PLAYS, WINS_TRICK]);
const DEEDS = new Set([TRUMP, TAKES, GETS, KEEPS, PLAYS, WINS_TRICK]);

export function tilesOf(event: Message): readonly string[] {
  return [...tilesIn(event, 'card'), ...tilesIn(event, 'cards')];
}

export function cue({ key }: Message): Cue | null {
  if (key === PLAYS) return PLAY;
  if (key === WINS_TRICK) return TRICK;
  return key === TAKES || key === GETS ? drawFrom(STOCK) : null;
}

// The last finished trick; before the first one, the bidding or the cards played so far.
export function lastRound(events: readonly Message[]): readonly Message[] {
  const tricks = events.filter(({ key }) => OF_TRICKS.has(key));
  if (tricks.length === 0) return events.filter(({ key }) => OF_BIDDING.has(key));
  const end = tricks.findLastIndex(({ key }) => key === WINS_TRICK);
  const begin = tricks.slice(0, Math.max(0, end)).findLastIndex(({ key }) => key === WINS_TRICK) + 1;
  return end < 0 ? tricks : tricks.slice(begin, end + 1);
}

// Bids and cards are visible on the table, so only the winner of the last trick is mentioned.
export function deed(events: readonly Message[], seat: number): string | null {
  const deeds = events.filter(({ key }) => DEEDS.has(key));
  const last = deeds.findLast((event) => seatIn(event) === seat);
  switch (last?.key) {
    case TRUMP:
      return pinochleWords.namedTrump(shown(textIn(last, 'suit')));
    case TAKES:
    case GETS:
      return pinochleWords.took(shown(textIn(last, 'card')));
    case KEEPS:
      return pinochleWords.hasKept;
    case WINS_TRICK:
      return last === deeds.at(-1) ? pinochleWords.wonTrick : null;
    default:
      return null;
  }
}

// The cards that a seat has played, in order.
export const playedBy = (events: readonly Message[], seat: number): readonly string[] =>
  events.filter((event) => event.key === PLAYS && seatIn(event) === seat).map((event) => textIn(event, 'card'));
