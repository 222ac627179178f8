// How the handout's computer bids: by its melds and its best suit.
#pragma once

#include "core/fast_random.h"
#include "games/pinochle/rules/state.h"

namespace parlor::pinochle {

// The suit with the most cards, which is taken for trump; by lot among those equally long.
Suit longest_suit(Cards hand, FastRandom& random);

struct BidRule {
  int opening = 0;  // what the melds count
  int raise = 0;    // the next raise, if any
  int limit = 0;    // a bid stays below this
};
BidRule bid_rule(const Rules& rules, Cards hand, Suit trump);

}  // namespace parlor::pinochle
