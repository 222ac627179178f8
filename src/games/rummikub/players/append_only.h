// The best turn that leaves every set of the table as it is, but for tiles added to it.
#pragma once

#include <optional>

#include "games/rummikub/rules/rummikub.h"

namespace parlor::rummikub {

struct AppendOnly {
  Board board;     // the table after it
  Tiles rack;      // what is left
  int placed = 0;  // tiles from the rack
};

// Every way to add tiles is tried (up to some hundreds, which hardly ever are too few), and the solver lays
// what is then left in new sets. Of equals the one that leaves fewer points on the rack. Nothing where no
// tile can be placed.
std::optional<AppendOnly> most_tiles_appended(const View& view);

}  // namespace parlor::rummikub
