// Whether the tiles of one rack can all be placed in formations, or all but a few: exact and, for few tiles,
// ten times faster than the solver, which looks for the best play.
#pragma once

#include "melds/formation.h"
#include "melds/tile.h"

namespace parlor::melds {

bool fits(const MeldRules& rules, const Tiles& tiles, int left = 0);

// A quick check: at least the returned number of faces cannot be part of any formation of these tiles. A
// misfit is certain; whether the rest fits is for `fits` or the solver to say.
int misfits(const MeldRules& rules, const Tiles& tiles);

}  // namespace parlor::melds
