// Which twelve of 24 cards the handout's computer keeps in cut-throat.
#pragma once

#include "games/pinochle/rules/card.h"

namespace parlor::pinochle {

// Cards of the shortest suit that is not trump go first, the lowest of it first, then the next suit; of
// suits equally long the one with fewer points.
Cards kept_by_rule(Suit trump, Cards hand);

}  // namespace parlor::pinochle
