// What happens to the formations on the table in one turn of the advanced game: new ones are laid, tiles are
// added to old ones, jokers are swapped for tiles.
#pragma once

#include <vector>

#include "games/remi/rules/state.h"

namespace parlor::remi {

// One formation that lay there before.
struct Grown {
  int number = 0;  // of the formation, from 1 on
  std::vector<Face> added;
  std::vector<Face> swapped;  // tiles that took the place of a joker
};

struct Laying {
  std::vector<melds::Formation> fresh;
  std::vector<Grown> grown;  // only those that changed
};

// How one table becomes the other, or why it may not.
Result<Laying> laying(const Rules& rules, const Board& before, const Board& after);

// What a first meld counts: the most points of new formations, or of what may have lain there before tiles
// were added to them, with no more jokers than came from the own rack.
int first_meld_points(const Rules& rules, const Laying& laying, int own_jokers);

// Faces that the second table shows more than the first; nothing where one is missing on it.
std::optional<std::vector<Face>> placed(const Board& before, const Board& after);

}  // namespace parlor::remi
