// A task as the search sees it: what must and may be used at each number, and what leaving a tile unused
// costs.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "melds/group_table.h"
#include "melds/solver.h"

namespace parlor::melds {

// The numbers from 1 up, and one more if runs wrap.
inline constexpr std::size_t kMostLayers = kMostNumbers + 2;

// What a solution gives up, in one number.
using Cost = std::int32_t;
inline constexpr Cost kNever = 1 << 28;  // four times this, once per colour, does not overflow

// The price of one unit of each kind. The goal comes first, then the sets on the table that are taken apart,
// then points or tiles, whichever is not the goal. Each outweighs everything after it put together.
struct Prices {
  Cost tile = 0;
  Cost set = 0;
  Cost point = 0;

  static Prices of(Goal goal, bool with_sets);
  Cost most_important() const { return std::max(tile, point); }
};

// A set on the table that may stay as it is.
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
  std::array<Cost, kMostLayers> weight = {};  // the cost of not using an optional tile
  int jokers = 0;
  int jokers_must = 0;
  int jokers_in_a_set = 0;
  bool mostly_real = false;  // more real tiles than jokers in every set
  Cost joker_weight = 0;
  int least_points = 0;
  // Many solutions differ only in where their jokers are. The search skips some of them:
  // - a joker that begins a run is moved to its other end, where it counts more, unless the run reaches the
  //   last number;
  // - a joker in a run trades places with a tile of its face in a group. If groups already have jokers, this
  //   is certain to be allowed only if no set can get too many.
  bool jokers_may_swap = false;
  std::array<PerColour, kMostLayers> gaps = {};  // numbers above this one that only a joker can fill

  std::vector<Block> blocks;
  Cost set_price = 0;  // of each set that is taken apart

  int layers() const { return numbers + (wraps ? 1 : 0); }
  // Whether groups need to consider tiles of a face that jokers stand for in runs.
  bool may_group(int run_jokers, bool group_jokers) const {
    return run_jokers == 0 || (group_jokers && !jokers_may_swap);
  }
  // Whether a run that begins with a joker, with `jokers_left` more jokers, can reach the last number.
  bool may_begin(std::size_t number, std::size_t colour, int jokers_left) const {
    return gaps[number][colour] <= std::min(jokers_left, jokers_in_a_set - 1);
  }
};

// Reuses the memory of `supply`. Adds blocks only if `with_sets`. False if there are too many tiles of one
// face.
bool fill(Supply& supply, const Task& task, bool with_sets);

}  // namespace parlor::melds
