// The rest of a deal, played without much thought: what a turn is worth is seen in many of them.
#pragma once

#include "games/rummikub/rules/rummikub.h"

namespace parlor::rummikub {

// The share of the win that `seat` gets when everybody places what they can.
double playout(State world, Seat seat);

}  // namespace parlor::rummikub
