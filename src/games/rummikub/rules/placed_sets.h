// What a turn placed, set by set, for people who are told of it.
#pragma once

#include <vector>

#include "games/rummikub/rules/tally.h"

namespace parlor::rummikub {

struct PlacedSet {
  std::vector<Face> tiles;  // from the rack
  std::vector<Face> with;   // what lay on the table; nothing where the whole set is new
};

// The sets of the table after a turn that hold tiles of the rack, in their order. Which of two equal tiles
// came from where nobody can say: sets that stayed or only grew have theirs from the table, and new sets come
// from the rack where they can.
std::vector<PlacedSet> placed_sets(const Board& before, const Board& after);

}  // namespace parlor::rummikub
