// The list of games: what plays them, and what they have in the terminal.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/message.h"
#include "listing/listing.h"
#include "term/game_terminal.h"

namespace parlor {

const std::vector<GameListing>& games();
// The game of that name, or a sentence that names those there are.
Result<const GameListing*> find_game(std::string_view name);
// The level that people play against unless they choose another.
std::string usual_level(const GameListing& game);

// The same games in the terminal.
const std::vector<GameTerminal>& terminals();
const GameTerminal& terminal_of(const GameListing& game);

}  // namespace parlor
