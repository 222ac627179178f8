// The menu of `parlor` without arguments: which game and variant, how many people, and how strong the
// computers are.
#pragma once

#include <optional>
#include <ostream>

#include "apps/commands.h"
#include "term/line_source.h"

namespace parlor {

struct MenuAnswer {
  std::optional<PlayOptions> play{};  // nothing if the person left
  int code = 0;                       // the exit code in that case
};

// Asks until everything is chosen, except for what the game's own screen asks before it starts.
MenuAnswer ask_menu(LineSource& input, std::ostream& out);

}  // namespace parlor
