// Rummikub, ready for the list of games.
#pragma once

#include "listing/listing.h"

namespace parlor::rummikub {

GameListing listing();

// solve_text.cpp
Result<std::string> solve_text(const SolveRequest& request, const Catalogue& words);

}  // namespace parlor::rummikub
