// A quick look at whether tiles can all lie in formations: no is certain, yes is for the solver to say.
#pragma once

#include "melds/formation.h"
#include "melds/tile.h"

namespace parlor::melds {

// So many faces at least cannot lie in formations of these tiles.
int misfits(const MeldRules& rules, const Tiles& tiles);

}  // namespace parlor::melds
