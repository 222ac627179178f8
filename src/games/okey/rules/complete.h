// When a hand wins, and what in it is complete.
#pragma once

#include "games/okey/rules/state.h"

namespace parlor::okey {

// Three chains; in real Okey fourteen tiles in sets and runs or in pairs.
bool complete(const Public& deal, const Tiles& hand);

// Whether real Okey is won twice over by this discard, which leaves a complete hand.
bool counts_double(const Public& deal, const Tiles& left, Face discarded);

// What stands in a hand: chains; in real Okey the sets and runs that use the most tiles, or the pairs where
// these win.
FaceGroups standing_groups(const Public& deal, const Tiles& hand);

// All of a hand in groups: what stands, then what is near to it, then the rest.
FaceGroups by_groups(const Public& deal, const Tiles& hand);

}  // namespace parlor::okey
