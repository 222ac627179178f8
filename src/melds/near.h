// What is in formations on a rack, and what lies near to being so: what computer players look at.
#pragma once

#include "melds/formation.h"
#include "melds/tile.h"

namespace parlor::melds {

// The most tiles of a rack that can be in formations at once.
int in_formations(const MeldRules& rules, const Tiles& rack);

// What is left when so many are.
Tiles outside_formations(const MeldRules& rules, const Tiles& rack);

// How many other tiles of the rack could be in a formation with one like this, a joker apart.
int near(const Tiles& rack, Face face);

// The tile to part with: outside the formations, with the fewest tiles near it; among equals the dearest.
struct Lonely {
  Face tile;
  int near = 0;
  bool spare = false;  // everything is in formations, and would be without it
  bool wins = false;
};
Lonely loneliest(const MeldRules& rules, const Tiles& rack);

}  // namespace parlor::melds
