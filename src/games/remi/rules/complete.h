// Whether tiles are a winning configuration: all of them in sets and runs.
#pragma once

#include "games/remi/rules/discards.h"

namespace parlor::remi {

bool complete(const Rules& rules, const Tiles& tiles);

}  // namespace parlor::remi
