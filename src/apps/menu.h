// The menu of `parlor` without arguments: which game, which variant of it, how many people, and how strong
// the computers are.
#pragma once

#include <optional>
#include <ostream>

#include "apps/commands.h"
#include "term/line_source.h"

namespace parlor {

struct MenuAnswer {
  std::optional<PlayOptions> play{};  // nothing where the person left
  int code = 0;                       // of the program, then
};

// Asks until all is chosen. What the game's own screen asks before it begins is left to it.
MenuAnswer ask_menu(LineSource& input, std::ostream& out);

}  // namespace parlor
