// What happens to the formations on the table in one turn of the advanced game: new ones are laid, tiles are
// added to old ones, jokers are swapped for tiles; and what a rack can do of that.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "games/remi/rules/state.h"

namespace parlor::remi {

// One formation that lay there before.
struct Grown {
  int number = 0;             // of the formation, from 1 on
  std::vector<Face> swapped;  // tiles that took the place of a joker
  std::vector<Face> between;  // the formation after that
  std::vector<Face> added;
};

struct Laying {
  std::vector<melds::Formation> fresh;
  std::vector<Grown> grown;  // only those that changed
};

// How one table becomes the other, or why it may not.
Result<Laying> laying(const Rules& rules, const Board& before, const Board& after);

// A stretch of a formation.
struct Part {
  std::size_t from = 0;
  std::size_t to = 0;

  bool empty() const { return from == to; }
};

// A first meld: of new formations the parts that count most, and may have lain there before jokers of the
// table were freed and added to them, with no more jokers than came from the own rack.
struct FirstMeld {
  int points = 0;
  std::vector<Part> parts;  // one for each new formation
};
FirstMeld first_meld(const Rules& rules, const Laying& laying, int own_jokers);

// Faces that the second table shows more than the first; nothing where one is missing on it.
std::optional<std::vector<Face>> placed(const Board& before, const Board& after);

// A single step: one tile added to a formation, or put in place of a joker (additions.cpp).
struct Addition {
  Board table;  // as it becomes
  Face tile;    // what it takes
  int set;      // where, from 0 on
};

// One tile of `rack` added at an end of a run or to a group.
std::vector<Addition> additions(const Rules& rules, const Board& table, const Tiles& rack);
// One tile of `rack` in place of a joker, which is then to be laid again.
std::vector<Addition> swaps(const Rules& rules, const Board& table, const Tiles& rack);

// The most that can be laid in a turn, with one tile left to discard (best_laying.cpp).
struct BestLaying {
  Board table;
  Tiles rest;  // what stays on the own rack, the discard included
};

// As many tiles as possible, those that cost most among equals; nothing where none can be laid.
std::optional<BestLaying> best_laying(const Public& state, const Tiles& rack, bool melded);

}  // namespace parlor::remi
