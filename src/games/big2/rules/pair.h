// Pairs are counted by full houses too.
#pragma once

#include "games/big2/rules/pattern.h"

namespace parlor::big2 {

// Pairs whose higher card is above `above`.
std::uint32_t count_pairs(Cards hand, Strength above);
Cards nth_pair(Cards hand, Strength above, std::uint32_t k);

}  // namespace parlor::big2
