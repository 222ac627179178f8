// Big-2 in the terminal.
#pragma once

#include <memory>
#include <span>

#include "core/message.h"
#include "term/screen.h"

namespace parlor::big2 {

std::unique_ptr<Screen> make_screen();

// The English phrases of the screen.
std::span<const Phrase> screen_phrases();

}  // namespace parlor::big2
