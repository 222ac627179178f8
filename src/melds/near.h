// Which tiles of a rack are in formations and which are close to it, as computer players see it.
#pragma once

#include "melds/formation.h"
#include "melds/tile.h"

namespace parlor::melds {

// The most tiles of a rack that can be in formations at once.
int in_formations(const MeldRules& rules, const Tiles& rack);

// The tiles left over when as many as possible are in formations.
Tiles outside_formations(const MeldRules& rules, const Tiles& rack);

// How many faces on the rack could be in a formation with a tile of this face, not counting jokers.
int near(const Tiles& rack, Face face);

// The tile to discard: outside the formations, with the fewest tiles near it; among equals, the highest
// number.
struct Lonely {
  Face tile;
  int near = 0;
  bool spare = false;  // every tile (except perhaps a joker) is in a formation
  bool wins = false;
};
Lonely loneliest(const MeldRules& rules, const Tiles& rack);

}  // namespace parlor::melds
