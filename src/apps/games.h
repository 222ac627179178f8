// The list of games: how to play them, and what they offer in the terminal.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/message.h"
#include "listing/listing.h"
#include "term/game_terminal.h"

namespace parlor {

const std::vector<GameListing>& games();
// The game with that name, or a sentence listing the games there are.
Result<const GameListing*> find_game(std::string_view name);
// The default level of computer players.
std::string usual_level(const GameListing& game);

// The terminal part of the same games.
const std::vector<GameTerminal>& terminals();
const GameTerminal& terminal_of(const GameListing& game);

}  // namespace parlor
