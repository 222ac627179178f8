// Turns that are worth weighing: the one that places the most tiles, parts of it, and holding everything
// back.
#pragma once

#include <vector>

#include "games/rummikub/rules/rummikub.h"

namespace parlor::rummikub {

// The first places the most tiles; drawing is the last. Drawing alone where no tile can be placed.
std::vector<Move> handout_candidates(const View& view);
std::vector<Move> real_candidates(const View& view);

}  // namespace parlor::rummikub
