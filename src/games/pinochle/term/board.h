// What lies before an observer of Pinochle, as lines.
#pragma once

#include <string>
#include <vector>

#include "games/pinochle/rules/melds.h"
#include "games/pinochle/rules/pinochle.h"
#include "term/screen_of.h"

namespace parlor::pinochle {

// One line a seat, and what there is to know of bids, trump and tricks; without the own hand.
std::string table_lines(const Scene<Pinochle>& scene, const Look& look);
// The own hand with its numbers; what may be played is marked where that is not all.
std::string own_lines(const Scene<Pinochle>& scene, const Look& look);
// "Melds: run 150, dix 10 = 160 points"
std::string meld_line(const std::vector<FoundMeld>& melds, const Look& look);

// The cards as they are shown, in one row.
std::vector<Face> shown_faces(const Arrangement& tiles);

}  // namespace parlor::pinochle
