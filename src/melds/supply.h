// A task as the search sees it: what must and may be used at each number, and what it costs to leave a tile.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "melds/group_table.h"
#include "melds/solver.h"

namespace parlor::melds {

// The numbers from 1 on, and one more where runs wrap.
inline constexpr std::size_t kMostLayers = kMostNumbers + 2;

// What is lost.
using Cost = std::int32_t;
inline constexpr Cost kNever = 1 << 28;  // four times this, one a colour, is in range

// What one of each costs. The goal comes first, then the sets of the table that are taken apart, then the
// other of tiles and points: each costs more than all that come after it together.
struct Prices {
  Cost tile = 0;
  Cost set = 0;
  Cost point = 0;

  static Prices of(Goal goal, bool with_sets);
  Cost most_important() const { return std::max(tile, point); }
};

// A set of the table that may stay as it is.
struct Block {
  std::array<PerColour, kMostLayers> tiles = {};
  std::uint8_t first = 0;  // number
  std::uint8_t last = 0;
  std::uint8_t jokers = 0;
  std::size_t index = 0;  // in table_sets
};

struct Supply {
  int numbers = 0;
  bool wraps = false;
  std::array<PerColour, kMostLayers> must = {};  // [number][colour]
  std::array<PerColour, kMostLayers> may = {};
  std::array<Cost, kMostLayers> weight = {};  // of a tile that may be used and is not
  int jokers = 0;
  int jokers_must = 0;
  int jokers_in_a_set = 0;
  bool mostly_real = false;  // more real tiles than jokers in every set
  Cost joker_weight = 0;
  int least_points = 0;
  // Many solutions differ only in where their jokers are; these are not all looked at:
  //  - a joker that begins a run goes to its other end, where it counts more, unless the run goes on to the
  //  last
  //    number;
  //  - a joker in a run changes places with a tile of its face in a group. Where groups have jokers already,
  //  this is
  //    only sure to be allowed if there cannot be too many in a set.
  bool jokers_may_swap = false;
  std::array<PerColour, kMostLayers> gaps = {};  // numbers above this one that only a joker can fill

  std::vector<Block> blocks;
  Cost set_price = 0;  // of one that does not stay

  int layers() const { return numbers + (wraps ? 1 : 0); }
  // Whether groups need to have tiles of a face for which jokers are in runs.
  bool may_group(int run_jokers, bool group_jokers) const {
    return run_jokers == 0 || (group_jokers && !jokers_may_swap);
  }
  // Whether a run that a joker begins, with so many jokers to come, can go on to the last number.
  bool may_begin(std::size_t number, std::size_t colour, int jokers_left) const {
    return gaps[number][colour] <= std::min(jokers_left, jokers_in_a_set - 1);
  }
};

// Keeps the memory of `supply`. Blocks only where `with_sets`. False where there are too many of a face.
bool fill(Supply& supply, const Task& task, bool with_sets);

}  // namespace parlor::melds
