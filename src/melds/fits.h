// Whether the tiles of one hand can lie in formations, all of them or all but a few: exact, and for few tiles
// ten times faster than the solver, which looks for the best there is.
#pragma once

#include "melds/formation.h"
#include "melds/tile.h"

namespace parlor::melds {

bool fits(const MeldRules& rules, const Tiles& tiles, int left = 0);

// A quick look: so many faces at least cannot lie in formations of these tiles. No is certain, yes is for
// `fits` or the solver to say.
int misfits(const MeldRules& rules, const Tiles& tiles);

}  // namespace parlor::melds
