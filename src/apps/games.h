// The list of games.
#pragma once

#include <string_view>
#include <vector>

#include "core/message.h"
#include "listing/listing.h"

namespace parlor {

const std::vector<GameListing>& games();
// The game of that name, or a sentence that names those there are.
Result<const GameListing*> find_game(std::string_view name);

}  // namespace parlor
