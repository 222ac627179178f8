// The sets that a rack has in it: groups by number, then runs that cannot be longer.
#pragma once

#include <span>
#include <vector>

#include "games/rummikub/rules/tally.h"

namespace parlor::rummikub {

std::vector<std::vector<Face>> possible_sets(std::span<const Face> rack);

}  // namespace parlor::rummikub
