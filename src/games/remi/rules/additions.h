// Single steps on the table: one tile added to a formation, or put in place of a joker.
#pragma once

#include <vector>

#include "games/remi/rules/state.h"

namespace parlor::remi {

struct Addition {
  Board table;  // as it becomes
  Face tile;    // what it takes
  int set;      // where, from 0 on
};

// One tile of `rack` added at an end of a run or to a group.
std::vector<Addition> additions(const Rules& rules, const Board& table, const Tiles& rack);
// One tile of `rack` in place of a joker, which is then to be laid again.
std::vector<Addition> swaps(const Rules& rules, const Board& table, const Tiles& rack);

}  // namespace parlor::remi
