// A minimal deal of Pinochle for tests.
import type { PinochleView } from './view';

export function aView(changes: Partial<PinochleView> = {}): PinochleView {
  return {
    turn: 0, phase: 'play', first: 0, bids: [{ seat: 0, bid: 100 }, { seat: 1, pass: true }], bid: 100, bidder: 0, declarer: 0,
    trump: 'H', hands: [['AH', '10C'], null], counts: [2, 2], known: [[], []], stock: 24, open: [], kept: [false, false],
    melds: [[], []], meld_points: [0, 0], trick: [], last: null, last_winner: null, tricks: [0, 0], taken: [[], []],
    trick_points: [0, 0], totals: [0, 0], failed: false, ...changes,
  };
}
