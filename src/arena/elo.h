// Win rates on the scale of chess ratings.
#pragma once

#include "core/estimate.h"

namespace parlor {

// How much stronger who wins such a share of games between two is: 400 points are ten to one. Infinite at the
// ends.
Estimate elo_of(const Estimate& wins);

}  // namespace parlor
