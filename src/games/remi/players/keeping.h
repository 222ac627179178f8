// What a loose tile is good for: to its owner, and to the other player who may take it.
#pragma once

#include "games/remi/players/table_ends.h"

namespace parlor::remi {

class Keeping {
 public:
  // Of the observer's seat; `board` is the table as it will lie, `rack` holds the tile to discard too.
  Keeping(const View& view, const Board& board, const Tiles& rack);

  // Unseen tiles that would make a formation with this one and another of the rack, and a little for what two
  // unseen ones would.
  double to_owner(Face face) const;
  // The same as the other player may see it, as far as it is known.
  double to_other(Face face) const;

 private:
  int unseen(Face face) const { return unseen_[face]; }

  TableEnds ends_;
  melds::FaceCounts unseen_;
  melds::FaceCounts loose_;
  melds::FaceCounts formed_;   // in formations on the own board
  melds::FaceCounts others_;   // tiles that the other player is known to hold
  melds::FaceCounts refused_;  // and those that they threw away
  bool other_melded_;
};

}  // namespace parlor::remi
