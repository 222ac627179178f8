// What an observer of Pinochle sees, as lines of text.
#pragma once

#include <string>
#include <vector>

#include "games/pinochle/rules/melds.h"
#include "games/pinochle/rules/pinochle.h"
#include "term/screen_of.h"

namespace parlor::pinochle {

// One line per seat, and the bids, trump and tricks; without the observer's own hand.
std::string table_lines(const Scene<Pinochle>& scene, const Look& look);
// The observer's own hand with numbers; the playable cards are marked unless all are playable.
std::string own_lines(const Scene<Pinochle>& scene, const Look& look);
// "Melds: run 150, dix 10 = 160 points"
std::string meld_line(const std::vector<FoundMeld>& melds, const Look& look);

// The cards in the order shown, in one list.
std::vector<Face> shown_faces(const Arrangement& tiles);

}  // namespace parlor::pinochle
