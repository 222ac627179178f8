// What a game has in a terminal, beside what plays it (listing/listing.h): one line per game in
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
  std::string name;  // as the listing has it
  std::shared_ptr<const Screen> screen;
  ScriptProgram script{};               // empty where the game has no script format
  std::vector<SetupOption> setups{};    // options of its own for `parlor play`
  std::vector<GameCommand> commands{};  // commands of its own
  std::vector<std::string> menu{};      // the options that the menu of games asks for
  bool asks_who_plays = false;          // its screen asks for people and levels, so that the menu does not
};

}  // namespace parlor
