// How near a rack is to winning: which unseen tiles would win with the next draw, and how many will after it.
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
  // Whether a rack with one tile too many wins: all but one tile are in formations. A game may know more
  // ways.
  virtual bool wins(const Tiles& rack) const;
  // How many of the unseen tiles win with a rack between turns.
  int outs(const Tiles& rack) const;
  // The same after the next draw and the best discard, on average over the unseen tiles.
  double next_outs(const Tiles& rack, int now) const;
  // The most outs that a rack with one tile too many can keep.
  int best_outs(const Tiles& rack) const;
  // What such a rack may part with: what is outside its formations, or anything where all is inside.
  virtual std::vector<Face> candidates(const Tiles& rack) const;

 protected:
  const MeldRules& rules() const { return rules_; }
  // Tiles that certainly fit nowhere.
  virtual int misfits(const Tiles& rack) const;

 private:
  MeldRules rules_;
  FaceCounts unseen_;
  int unseen_total_;
};

// The faces of these tiles, each once.
std::vector<Face> different(const Tiles& tiles);

}  // namespace parlor::melds
