// What a hand is worth, for bids and for the cards to keep.
#pragma once

#include "core/fast_random.h"
#include "games/pinochle/rules/state.h"

namespace parlor::pinochle {

// The suit with the most cards, which is taken for trump; by lot among those equally long.
Suit longest_suit(Cards hand, FastRandom& random);

// How the handout's computer bids: by its melds and its best suit (bid_rule.cpp).
struct BidRule {
  int opening = 0;  // what the melds count
  int raise = 0;    // the next raise, if any
  int limit = 0;    // a bid stays below this
};
BidRule bid_rule(const Rules& rules, Cards hand, Suit trump);

// Which cards are good for melds and tricks together, to take and to keep in cut-throat (twelve.cpp): points
// of the melds, and about what the cards make in tricks.
double worth_of(const Rules& rules, Suit trump, Cards hand);
// Of two open cards the one that does more for a hand.
Face better_of(const Rules& rules, Suit trump, Cards hand, Cards open);
// The twelve cards of 24 that are worth the most.
Cards best_twelve(const Rules& rules, Suit trump, Cards hand);

}  // namespace parlor::pinochle
