// Pinochle in the terminal.
#pragma once

#include <memory>
#include <span>

#include "core/message.h"
#include "term/screen.h"

namespace parlor::pinochle {

std::unique_ptr<Screen> make_screen();

// The English phrases of screen and script.
std::span<const Phrase> screen_phrases();

}  // namespace parlor::pinochle
