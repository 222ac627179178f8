// Turns to choose from, and what they are worth.
#pragma once

#include <optional>
#include <vector>

#include "games/rummikub/rules/rummikub.h"

namespace parlor::rummikub {

// The best turn that leaves every set of the table as it is, but for tiles added to it (basic.cpp).
struct AppendOnly {
  Board board;     // the table after it
  Tiles rack;      // what is left
  int placed = 0;  // tiles from the rack
};

// Every way to add tiles is tried (up to some hundreds, which hardly ever are too few), and the solver lays
// what is then left in new sets. Of equals the one that leaves fewer points on the rack. Nothing where no
// tile can be placed.
std::optional<AppendOnly> most_tiles_appended(const View& view);

// Turns that are worth weighing: the one that places the most tiles, parts of it, and holding everything back
// (candidates.cpp). The first places the most tiles; drawing is the last, and alone where no tile can be
// placed.
std::vector<Move> handout_candidates(const View& view);
std::vector<Move> real_candidates(const View& view);

// What a turn is worth is seen in many of these: the rest of a deal, played without much thought
// (playout.cpp). The share of the win that `seat` gets when everybody places what they can.
double playout(State world, Seat seat);

}  // namespace parlor::rummikub
