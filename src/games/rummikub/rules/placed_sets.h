// What a turn placed, set by set, as people are told.
#pragma once

#include <vector>

#include "games/rummikub/rules/tally.h"

namespace parlor::rummikub {

struct PlacedSet {
  std::vector<Face> tiles;  // from the rack
  std::vector<Face> with;   // tiles already on the table; empty if the whole set is new
};

// The sets that contain tiles from the rack after a turn, in order. Nobody can say which of two equal tiles
// came from where: sets that stayed or only grew are taken to keep their tiles from the table, and new sets
// to come from the rack if possible.
std::vector<PlacedSet> placed_sets(const Board& before, const Board& after);

}  // namespace parlor::rummikub
