// How close a rack is to winning: how many unseen tiles would win with the next draw, and how many with the
// draw after it.
#pragma once

#include <vector>

#include "melds/formation.h"
#include "melds/tile.h"

namespace parlor::melds {

class Outlook {
 public:
  Outlook(const MeldRules& rules, const FaceCounts& unseen);
  Outlook(const Outlook&) = delete;
  Outlook& operator=(const Outlook&) = delete;
  virtual ~Outlook() = default;

  int unseen() const { return unseen_total_; }
  // Whether a rack with one extra tile wins: all tiles but one are in formations. Games may add other ways to
  // win.
  virtual bool wins(const Tiles& rack) const;
  // How many unseen tiles win when added to a rack between turns.
  int outs(const Tiles& rack) const;
  // The same after the next draw and the best discard, averaged over the unseen tiles.
  double next_outs(const Tiles& rack, int now) const;
  // The most outs that a rack with one extra tile can keep after its discard.
  int best_outs(const Tiles& rack) const;
  // The tiles such a rack could discard: those outside its formations, or any tile if all are in formations.
  virtual std::vector<Face> candidates(const Tiles& rack) const;

 protected:
  const MeldRules& rules() const { return rules_; }
  // The number of tiles that certainly fit nowhere.
  virtual int misfits(const Tiles& rack) const;

 private:
  MeldRules rules_;
  FaceCounts unseen_;
  int unseen_total_;
};

// The faces of these tiles, each once.
std::vector<Face> different(const Tiles& tiles);

}  // namespace parlor::melds
