// Remi in the terminal.
#pragma once

#include <memory>
#include <span>

#include "core/message.h"
#include "term/screen.h"

namespace parlor::remi {

std::unique_ptr<Screen> make_screen();

// The English phrases of the screen.
std::span<const Phrase> screen_phrases();

}  // namespace parlor::remi
