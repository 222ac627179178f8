// Bids as the server offers them.
import { seatIn } from '../../api/arguments';
import type { Message } from '../../api/types';
import { BIDS, PASSES } from './events';
import { bidOf } from './moves';
import type { PinochleView } from './view';
import { pinochleWords } from './words';

export const STEP = 10;
const COMMON: readonly number[] = [0, 50, 100, 150, 200, 300];

export interface Raise {
  readonly move: string;
  readonly bid: number;
  readonly by: number;
}

const offered = (moves: readonly string[]) => moves.flatMap((move) => bidOf(move) ?? []);

export function raises(moves: readonly string[], current: number | null): readonly Raise[] {
  return moves.flatMap((move) => {
    const bid = bidOf(move);
    return bid === null || current === null ? [] : [{ move, bid, by: bid - current }];
  });
}

// Common opening bids, as shortcuts.
export const commonBids = (moves: readonly string[]) => COMMON.filter((bid) => offered(moves).includes(bid));

// The next multiple up or down, also from between two.
export function stepped(bid: number, by: -1 | 1): number {
  const steps = by > 0 ? Math.floor(bid / STEP) + 1 : Math.ceil(bid / STEP) - 1;
  return Math.max(0, steps * STEP);
}

// All bids of a seat, from events: the view has only the last one.
export function bidsOf(events: readonly Message[], { bids }: PinochleView, seat: number): readonly string[] {
  const told = events.filter(({ key }) => key === BIDS || key === PASSES);
  const all = told.length > 0 ? told.map((event) => ({ seat: seatIn(event), bid: event['bid'] })) : bids;
  return all.filter((each) => each.seat === seat).map(({ bid }) => (bid === undefined ? pinochleWords.passes : String(bid)));
}
