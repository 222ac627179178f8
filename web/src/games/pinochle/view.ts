// The server's view of a deal of Pinochle.
import type { Suit } from '../../cards/card';
import type { Choices } from '../../api/types';
import { without } from '../../shared/without';

export interface Bid {
  readonly seat: number;
  readonly bid?: number;
  readonly pass?: boolean;
}
export interface Meld {
  readonly name: string;
  readonly points: number;
  readonly cards: readonly string[];
}
export interface Played {
  readonly seat: number;
  readonly card: string;
}

export interface PinochleView {
  readonly turn: number;
  readonly phase: 'bid' | 'trump' | 'pick' | 'keep' | 'play' | 'over';
  readonly first: number; // who bids first
  readonly bids: readonly Bid[];
  readonly bid: number | null; // the highest so far
  readonly bidder: number | null; // and whose it is
  readonly declarer: number | null; // who won the bidding
  readonly trump: Suit | null;
  readonly hands: readonly (readonly string[] | null)[];
  readonly counts: readonly number[];
  readonly dropped?: readonly (readonly string[] | null)[]; // in cut-throat, as far as we can see
  readonly known: readonly (readonly string[])[]; // cards everyone knows to be in a hand
  readonly stock: number;
  readonly open: readonly string[]; // face up beside the stock
  readonly kept: readonly boolean[]; // who has chosen what to keep
  readonly melds: readonly (readonly Meld[])[] | null; // null until shown
  readonly meld_points: readonly number[];
  readonly trick: readonly Played[]; // on the table now
  readonly last: readonly Played[] | null; // the trick before
  readonly last_winner: number | null;
  readonly tricks: readonly number[];
  readonly taken: readonly (readonly string[])[];
  readonly trick_points: readonly number[];
  readonly totals: readonly number[];
  readonly failed: boolean; // at the end: the bid was not made
}

export const pinochleView = (view: unknown) => view as PinochleView;

// Without bidding the server has the leader play for a bid of 0, which is not shown.
export function viewBy(view: unknown, { bidding }: Choices): PinochleView {
  const seen = pinochleView(view);
  return bidding === false ? { ...seen, bids: [], bid: null, bidder: null, declarer: null } : seen;
}

export interface TrickShown {
  readonly cards: readonly Played[];
  readonly number: number; // counted from 0, so that a card keeps its place when its trick ends
  readonly winner: number | null; // null while in progress
}

// A finished trick stays visible until the next lead.
export function trickShown({ trick, last, last_winner, tricks }: PinochleView): TrickShown {
  const done = tricks.reduce((sum, each) => sum + each, 0);
  if (trick.length > 0 || last === null || last.length === 0) return { cards: trick, number: done, winner: null };
  return { cards: last, number: done - 1, winner: last_winner };
}

// The trick before the current one.
export const trickBefore = (view: PinochleView) => (view.trick.length > 0 ? (view.last ?? []) : []);

export interface Account {
  readonly melds: number;
  readonly tricks: number;
  readonly total: number;
  readonly bid: number | null; // what this seat has to reach
  readonly missing: number; // points to the bid
}

export function accountOf(view: PinochleView, seat: number): Account {
  const total = view.totals[seat] ?? 0;
  const bid = view.declarer === seat ? view.bid : null;
  const missing = bid === null ? 0 : Math.max(0, bid - total);
  return { melds: view.meld_points[seat] ?? 0, tricks: view.trick_points[seat] ?? 0, total, bid, missing };
}

export interface MeldCard {
  readonly card: string;
  readonly gone: boolean; // played
}
export interface MeldShown extends Omit<Meld, 'cards'> {
  readonly cards: readonly MeldCard[];
}

// The melds of a seat, and which of their cards have been played.
export function meldsShown({ melds, known, phase }: PinochleView, seat: number): readonly MeldShown[] {
  const held = [...(known[seat] ?? [])];
  return (melds?.[seat] ?? []).map((meld) => ({
    ...meld,
    cards: meld.cards.map((card) => {
      const at = held.indexOf(card);
      if (at >= 0) held.splice(at, 1);
      return { card, gone: phase === 'play' && at < 0 };
    }),
  }));
}

// Known cards of a hand that are not shown as melds.
export function knownBeside({ melds, known, phase }: PinochleView, seat: number): readonly string[] {
  if (phase === 'over') return [];
  return without(known[seat] ?? [], (melds?.[seat] ?? []).flatMap(({ cards }) => cards));
}
