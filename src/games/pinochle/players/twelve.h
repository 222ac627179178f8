// Which cards are good for melds and tricks together: what to take and to keep in cut-throat.
#pragma once

#include "games/pinochle/rules/state.h"

namespace parlor::pinochle {

// Points of the melds, and about what the cards make in tricks.
double worth_of(const Rules& rules, Suit trump, Cards hand);
// Of two open cards the one that does more for a hand.
Face better_of(const Rules& rules, Suit trump, Cards hand, Cards open);
// The twelve cards of 24 that are worth the most.
Cards best_twelve(const Rules& rules, Suit trump, Cards hand);

}  // namespace parlor::pinochle
