// Big-2 in the terminal.
#pragma once

#include <memory>

#include "term/game_terminal.h"

namespace parlor::big2 {

std::unique_ptr<Screen> make_screen();
GameTerminal terminal();

}  // namespace parlor::big2
