// Whether the tiles of one hand can lie in formations, all of them or all but a few: exact, and for few tiles
// ten times faster than the solver, which looks for the best there is.
#pragma once

#include "melds/formation.h"
#include "melds/tile.h"

namespace parlor::melds {

bool fits(const MeldRules& rules, const Tiles& tiles, int left = 0);

}  // namespace parlor::melds
