// What a game offers in a terminal, besides playing it (listing/listing.h): one line per game in
// apps/games.cpp.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "term/game_command.h"
#include "term/given_game.h"
#include "term/screen.h"
#include "term/script_program.h"

namespace parlor {

struct GameTerminal {
  std::string name;  // as in the listing
  std::shared_ptr<const Screen> screen;
  ScriptProgram script{};               // empty if the game has no script format
  std::vector<SetupOption> setups{};    // its own options for `parlor play`
  std::vector<GameCommand> commands{};  // its own commands
  bool asks_who_plays = false;          // its screen asks for players and levels, so the menu does not
};

}  // namespace parlor
