// What is in formations on a board, and what lies near to being so.
#pragma once

#include "games/remi/rules/state.h"

namespace parlor::remi {

// The most tiles of a board that can be in formations at once.
int in_formations(const Rules& rules, const Tiles& rack);

// What is left when so many are.
Tiles outside_formations(const Rules& rules, const Tiles& rack);

// How many other tiles of the board could be in a formation with one like this, a joker apart.
int near(const Tiles& rack, Face face);

// The tile to part with: outside the formations, with the fewest tiles near it; among equals the dearest.
struct Lonely {
  Face tile;
  int near = 0;
  bool spare = false;  // everything is in formations, and would be without it
  bool wins = false;
};
Lonely loneliest(const Rules& rules, const Tiles& rack);

}  // namespace parlor::remi
