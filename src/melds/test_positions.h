// Positions for tests and benchmarks: some sets of a full set of tiles are on the table, and a rack is drawn
// from the rest.
#pragma once

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

#include "core/fast_random.h"
#include "melds/solver.h"
#include "melds/tile.h"

namespace parlor::melds {

struct PositionShape {
  MeldRules rules = {};
  int jokers = 0;  // in the game
  int table = 0;   // tiles, approximately
  int rack = 14;
};

struct Position {
  std::vector<std::vector<Face>> sets;
  FaceCounts table;
  FaceCounts rack;

  Task task(const MeldRules& rules) const { return {.rules = rules, .table = table, .rack = rack}; }
};

inline Tiles tiles_of(const FaceCounts& counts) {
  Tiles tiles;
  for (int i = 0; i < kFaces; ++i) {
    for (int copy = 0; copy < counts[Face::at(i)]; ++copy) tiles.add(Tile(Face::at(i), copy));
  }
  return tiles;
}

// A group or a run, sometimes with jokers.
inline std::vector<Face> random_set(const PositionShape& shape, FastRandom& random) {
  std::vector<Face> set;
  const auto below = [&](int n) { return static_cast<int>(random.below(static_cast<std::uint32_t>(n))); };
  if (below(2) == 0) {
    const int number = 1 + below(shape.rules.numbers);
    const int without = below(2) == 0 ? below(kColours) : kColours;
    for (Colour colour : kAllColours) {
      if (static_cast<int>(colour) != without) set.push_back(Face::of(colour, number));
    }
  } else {
    const int length = 3 + below(4);
    const int last = shape.rules.numbers + (shape.rules.wraps ? 1 : 0);
    const int first = 1 + below(last - length + 1);
    const auto colour = static_cast<Colour>(below(kColours));
    for (int n = first; n < first + length; ++n)
      set.push_back(Face::of(colour, n > shape.rules.numbers ? 1 : n));
  }
  const int jokers = std::min<int>({shape.rules.most_jokers, shape.jokers, static_cast<int>(set.size()) - 1});
  for (int i = 0; i < jokers; ++i) {
    if (below(6) == 0) set[static_cast<std::size_t>(below(static_cast<int>(set.size())))] = Face::joker();
  }
  return set;
}

inline Position random_position(const PositionShape& shape, FastRandom& random) {
  FaceCounts rest;
  for (Colour colour : kAllColours) {
    for (int n = 1; n <= shape.rules.numbers; ++n) rest[Face::of(colour, n)] = kCopies;
  }
  rest[Face::joker()] = static_cast<std::uint8_t>(shape.jokers);
  const auto take = [&rest](const std::vector<Face>& faces) {
    FaceCounts taken = rest;
    for (Face face : faces) {
      if (taken[face] == 0) return false;
      taken.remove(face);
    }
    rest = taken;
    return true;
  };

  Position position;
  for (int tries = 0; tries < 300 && position.table.total() + 2 < shape.table; ++tries) {
    const std::vector<Face> set = random_set(shape, random);
    if (!take(set)) continue;
    for (Face face : set) position.table.add(face);
    position.sets.push_back(set);
  }
  for (int left = rest.total(), i = 0; i < shape.rack && left > 0; ++i, --left) {
    int at = static_cast<int>(random.below(static_cast<std::uint32_t>(left)));
    for (int index = 0;; ++index) {
      const Face face = Face::at(index);
      at -= std::as_const(rest)[face];
      if (at >= 0) continue;
      rest.remove(face);
      position.rack.add(face);
      break;
    }
  }
  return position;
}

}  // namespace parlor::melds
