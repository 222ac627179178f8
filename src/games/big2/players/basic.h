#pragma once

#include <vector>

#include "games/big2/rules/big2.h"

namespace parlor::big2 {

// The play whose highest card is lowest, of those the one with fewest cards, of those the lowest cards; a
// pass only where nothing can be played. `moves` is space for the list of legal moves.
Move lowest_play(const View& view, std::vector<Move>& moves);

}  // namespace parlor::big2
