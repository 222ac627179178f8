// Pinochle in the terminal.
#pragma once

#include <memory>

#include "term/game_terminal.h"

namespace parlor::pinochle {

std::unique_ptr<Screen> make_screen();
GameTerminal terminal();

}  // namespace parlor::pinochle
