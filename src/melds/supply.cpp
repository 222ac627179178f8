#include "melds/supply.h"

#include <algorithm>

namespace parlor::melds {
namespace {

constexpr Cost kMoreThanPoints = 1 << 12;  // on a rack
constexpr Cost kMoreThanTiles = 1 << 7;
constexpr Cost kMoreThanSets = 1 << 6;

void add_block(Supply& supply, const std::vector<Face>& faces, std::size_t index) {
  Block block{.first = kMostNumbers, .last = 1, .index = index};
  for (Face face : faces) {
    if (face.is_joker()) {
      ++block.jokers;
      continue;
    }
    const auto number = static_cast<std::uint8_t>(face.number());
    ++block.tiles[number][static_cast<std::size_t>(face.colour())];
    block.first = std::min(block.first, number);
    block.last = std::max(block.last, number);
  }
  supply.blocks.push_back(block);
}

}  // namespace

Prices Prices::of(Goal goal, bool with_sets) {
  const Cost first = with_sets ? kMoreThanSets : 1;  // how many units of the second the first is worth
  if (goal == Goal::tiles) return {.tile = kMoreThanPoints * first, .set = kMoreThanPoints, .point = 1};
  return {.tile = 1, .set = kMoreThanTiles, .point = kMoreThanTiles * first};
}

bool fill(Supply& supply, const Task& task, bool with_sets) {
  bool possible = true;
  const Prices prices = Prices::of(task.goal, with_sets);
  const auto weight = [&](int points) { return prices.tile + prices.point * points; };
  supply.set_price = prices.set;
  supply.numbers = task.rules.numbers;
  supply.wraps = task.rules.wraps;
  supply.least_points = task.least_points;
  const bool alone = task.least_points > 0;  // the table is not involved
  for (int number = 1; number <= supply.numbers; ++number) {
    const auto n = static_cast<std::size_t>(number);
    for (Colour colour : kAllColours) {
      const Face face = Face::of(colour, number);
      int must = alone ? 0 : task.table[face];
      int free = task.rack[face] - task.keep[face];
      if (face == task.stand_ins.face) {
        must += alone ? 0 : task.stand_ins.table;
        free += task.stand_ins.rack;
      }
      free = std::max(0, free);
      possible = possible && must + free <= kCopies;
      supply.must[n][static_cast<std::size_t>(colour)] = static_cast<std::uint8_t>(must);
      supply.may[n][static_cast<std::size_t>(colour)] = static_cast<std::uint8_t>(must + free);
    }
    supply.weight[n] = weight(number);
  }
  if (supply.wraps) {
    // Filled in from the 1s that are set aside, and counted with those.
    const auto after = static_cast<std::size_t>(supply.numbers) + 1;
    supply.must[after] = supply.may[after] = {};
    supply.weight[after] = 0;
  }
  const Face joker = Face::joker();
  supply.jokers_must = alone ? 0 : task.table[joker];
  supply.jokers = supply.jokers_must + std::max(0, task.rack[joker] - task.keep[joker]);
  supply.jokers_in_a_set = std::min<int>(task.rules.most_jokers, supply.jokers);
  supply.joker_weight = weight(task.joker_points);
  supply.mostly_real = task.rules.mostly_real && supply.jokers > 0;
  supply.jokers_may_swap = supply.jokers < static_cast<int>(kLeastSize) &&
                           supply.jokers_in_a_set == supply.jokers && !supply.mostly_real;
  for (std::size_t c = 0; c < kColours; ++c) {
    std::uint8_t gaps = supply.wraps && supply.may[1][c] == 0 ? 1 : 0;
    for (auto n = static_cast<std::size_t>(supply.layers()); n > 0; --n) {
      supply.gaps[n][c] = n > static_cast<std::size_t>(supply.numbers) ? 0 : gaps;
      if (n <= static_cast<std::size_t>(supply.numbers) && supply.may[n][c] == 0) ++gaps;
    }
  }
  supply.blocks.clear();
  if (with_sets && !alone) {
    for (std::size_t i = 0; i < task.table_sets.size(); ++i) {
      if (as_formation(task.rules, task.table_sets[i])) add_block(supply, task.table_sets[i], i);
    }
  }
  return possible && supply.jokers <= kMostJokers;
}

}  // namespace parlor::melds
