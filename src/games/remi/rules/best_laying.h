// The most that can be laid in a turn, with one tile left to discard.
#pragma once

#include <optional>

#include "games/remi/rules/state.h"

namespace parlor::remi {

struct BestLaying {
  Board table;
  Tiles rest;  // what stays on the own rack, the discard included
};

// As many tiles as possible, those that cost most among equals; nothing where none can be laid.
std::optional<BestLaying> best_laying(const Public& state, const Tiles& rack, bool melded);

}  // namespace parlor::remi
