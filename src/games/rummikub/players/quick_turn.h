// A turn played without much thought, for playouts: the longest sets first, then whatever can be added.
#pragma once

#include "games/rummikub/rules/rummikub.h"

namespace parlor::rummikub {

// The turn of who is to act, in the handout's game.
void quick_turn(State& state);

}  // namespace parlor::rummikub
