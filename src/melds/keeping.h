// What a loose tile is good for: to its owner, and to another player who may take it.
#pragma once

#include "melds/formation.h"
#include "melds/tile.h"

namespace parlor::melds {

class Keeping {
 public:
  // What is known of the player who could take a discard.
  struct Other {
    FaceCounts holds;    // tiles that they took
    FaceCounts refused;  // and those that they threw away
  };

  // `rack` holds the tile to discard too.
  Keeping(const MeldRules& rules, const Tiles& rack, const FaceCounts& unseen, const Other& other);

  // Unseen tiles that would make a formation with this one and another of the rack, and a little for what two
  // unseen ones would.
  double to_owner(Face face) const;
  // The same as the other player may see it, as far as it is known.
  double to_other(Face face) const;

 private:
  int unseen(Face face) const { return unseen_[face]; }

  FaceCounts unseen_;
  FaceCounts loose_;
  FaceCounts formed_;  // in formations of the rack
  Other other_;
};

}  // namespace parlor::melds
