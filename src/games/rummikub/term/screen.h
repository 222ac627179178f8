// Rummikub in the terminal.
#pragma once

#include <memory>
#include <span>

#include "core/message.h"
#include "term/game_command.h"
#include "term/screen.h"

namespace parlor::rummikub {

std::unique_ptr<Screen> make_screen();

// The English phrases of the screen.
std::span<const Phrase> screen_phrases();

// `parlor solve rummikub`: the exact solver on the command line.
GameCommand solve_command();

}  // namespace parlor::rummikub
