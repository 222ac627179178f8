// Turns to choose from, and their value.
#pragma once

#include <optional>
#include <vector>

#include "games/rummikub/rules/rummikub.h"

namespace parlor::rummikub {

// The best turn that leaves every set on the table intact, apart from tiles added to it (basic.cpp).
struct AppendOnly {
  Board board;     // the table after it
  Tiles rack;      // the tiles left
  int placed = 0;  // tiles from the rack
};

// Tries every way to add tiles (up to some hundreds, which is nearly always enough), and the solver puts the
// remaining tiles into new sets. Among equals, prefers fewer points left on the rack. Nothing if no tile can
// be placed.
std::optional<AppendOnly> most_tiles_appended(const View& view);

// Turns worth considering: the one that places the most tiles, parts of it, and holding everything back
// (candidates.cpp). The first places the most tiles; drawing is the last, and the only one if no tile can be
// placed.
std::vector<Move> basic_candidates(const View& view);
std::vector<Move> real_candidates(const View& view);

// The value of a turn is estimated with many of these: the rest of a deal, played quickly (playout.cpp).
// Returns the share of the win that `seat` gets when everybody places what they can.
double playout(State world, Seat seat);

}  // namespace parlor::rummikub
