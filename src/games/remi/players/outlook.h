// How near a rack is to winning: which unseen tiles would win with the next draw, and how many will after it.
#pragma once

#include <vector>

#include "games/remi/players/table_ends.h"
#include "games/remi/rules/state.h"

namespace parlor::remi {

class Outlook {
 public:
  // Of the observer's seat; `board` is the table as it will lie.
  Outlook(const View& view, const Board& board, bool melded);

  int unseen() const { return unseen_total_; }
  // Whether a rack with one tile too many wins: all but one tile can be laid or are in formations.
  bool wins(const Tiles& rack) const;
  // How many of the unseen tiles win with a rack between turns.
  int outs(const Tiles& rack) const;
  // The same after the next draw and the best discard, on average over the unseen tiles.
  double next_outs(const Tiles& rack, int now) const;
  // The most outs that a rack with one tile too many can keep.
  int best_outs(const Tiles& rack) const;
  // What such a rack may part with: what is outside its formations, or anything where all is inside.
  std::vector<Face> candidates(const Tiles& rack) const;

 private:
  Tiles with(Tiles rack, Face face) const;
  // Tiles that certainly fit nowhere.
  int misfits(const Tiles& rack) const;

  Rules rules_;
  bool melded_;
  TableEnds ends_;
  melds::FaceCounts unseen_;
  int unseen_total_;
};

}  // namespace parlor::remi
