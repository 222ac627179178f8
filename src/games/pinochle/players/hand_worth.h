// What a hand is worth, for bidding and for choosing the cards to keep.
#pragma once

#include "core/fast_random.h"
#include "games/pinochle/rules/state.h"

namespace parlor::pinochle {

// The suit with the most cards, assumed to be trump; chosen at random among equally long ones.
Suit longest_suit(Cards hand, FastRandom& random);

// How the rule document's computer bids: by its melds and its best suit (bid_rule.cpp).
struct BidRule {
  int opening = 0;  // the points of the melds
  int raise = 0;    // the next raise, if any
  int limit = 0;    // bids stay below this
};
BidRule bid_rule(const Rules& rules, Cards hand, Suit trump);

// How good cards are for melds and tricks together, for taking and keeping cards in cut-throat (twelve.cpp):
// the points of the melds, and roughly what the cards make in tricks.
double worth_of(const Rules& rules, Suit trump, Cards hand);
// The one of two open cards that does more for a hand.
Face better_of(const Rules& rules, Suit trump, Cards hand, Cards open);
// The twelve of 24 cards that are worth the most.
Cards best_twelve(const Rules& rules, Suit trump, Cards hand);

}  // namespace parlor::pinochle
