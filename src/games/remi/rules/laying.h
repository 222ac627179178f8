// What happens to the formations on the table in one turn of the advanced game: new ones are melded, tiles
// are added to old ones, jokers are swapped for tiles; and how much of that a rack can do.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "games/remi/rules/state.h"

namespace parlor::remi {

// A formation that was on the table before.
struct Grown {
  int number = 0;             // of the formation, from 1
  std::vector<Face> swapped;  // tiles that replaced a joker
  std::vector<Face> between;  // the formation after that
  std::vector<Face> added;
};

struct Laying {
  std::vector<melds::Formation> fresh;
  std::vector<Grown> grown;  // only those that changed
};

// How one table becomes the other, or why that is not allowed.
Result<Laying> laying(const Rules& rules, const Board& before, const Board& after);

// A stretch of a formation.
struct Part {
  std::size_t from = 0;
  std::size_t to = 0;

  bool empty() const { return from == to; }
};

// What counts as the first meld: of each new formation, the most valuable part that could have been melded
// before jokers freed from the table were added to it, with at most as many jokers as came from the player's
// own rack.
struct FirstMeld {
  int points = 0;
  std::vector<Part> parts;  // one per new formation
};
FirstMeld first_meld(const Rules& rules, const Laying& laying, int own_jokers);

// The faces added to the table; nothing if one is missing afterwards.
std::optional<std::vector<Face>> placed(const Board& before, const Board& after);

// A single step: one tile added to a formation, or exchanged for a joker (additions.cpp).
struct Addition {
  Board table;  // the resulting table
  Face tile;    // the tile it uses
  int set;      // the index of the formation
};

// One tile of `rack` added to an end of a run or to a group.
std::vector<Addition> additions(const Rules& rules, const Board& table, const Tiles& rack);
// One tile of `rack` exchanged for a joker, which must then be melded again.
std::vector<Addition> swaps(const Rules& rules, const Board& table, const Tiles& rack);

// The most that can be melded in a turn, keeping one tile to discard (best_laying.cpp).
struct BestLaying {
  Board table;
  Tiles rest;  // what stays on the player's own rack, including the discard
};

// As many tiles as possible and, among equals, those that cost most; nothing if none can be melded.
std::optional<BestLaying> best_laying(const Public& state, const Tiles& rack, bool melded);

}  // namespace parlor::remi
