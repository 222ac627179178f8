// `parlor solve rummikub`: the exact solver at the command line.
#pragma once

#include "term/game_command.h"

namespace parlor::rummikub {

GameCommand solve_command();

}  // namespace parlor::rummikub
