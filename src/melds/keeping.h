// What a loose tile is worth: to its owner, and to another player who might take it.
#pragma once

#include "melds/formation.h"
#include "melds/tile.h"

namespace parlor::melds {

class Keeping {
 public:
  // What is known about the player who could take a discard.
  struct Other {
    FaceCounts holds;    // tiles they took
    FaceCounts refused;  // tiles they discarded
  };

  // `rack` still includes the tile to discard.
  Keeping(const MeldRules& rules, const Tiles& rack, const FaceCounts& unseen, const Other& other);

  // The number of unseen tiles that would make a formation with this tile and another one of the rack, plus a
  // little for pairs of unseen tiles that would.
  double to_owner(Face face) const;
  // The same for the other player, as far as their tiles are known.
  double to_other(Face face) const;

 private:
  int unseen(Face face) const { return unseen_[face]; }

  FaceCounts unseen_;
  FaceCounts loose_;
  FaceCounts formed_;  // in formations of the rack
  Other other_;
};

}  // namespace parlor::melds
