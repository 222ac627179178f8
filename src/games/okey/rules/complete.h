// When a hand wins, and which parts of it are complete.
#pragma once

#include "games/okey/rules/state.h"

namespace parlor::okey {

// Three chains; in real Okey, fourteen tiles in sets and runs or in pairs.
bool complete(const Public& deal, const Tiles& hand);

// Whether this discard, which leaves a complete hand, wins double in real Okey.
bool counts_double(const Public& deal, const Tiles& left, Face discarded);

// The complete groups in a hand: chains; in real Okey the sets and runs that use the most tiles, or the pairs
// if they win.
FaceGroups standing_groups(const Public& deal, const Tiles& hand);

// A whole hand in groups: what is complete, then what is nearly complete, then the rest.
FaceGroups by_groups(const Public& deal, const Tiles& hand);

}  // namespace parlor::okey
