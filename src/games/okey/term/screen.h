// Okey in the terminal.
#pragma once

#include <memory>
#include <ostream>
#include <span>

#include "core/message.h"
#include "term/line_source.h"
#include "term/screen.h"

namespace parlor::okey {

std::unique_ptr<Screen> make_screen();

// What the screen says, in English.
std::span<const Phrase> screen_phrases();

// Asks who plays, how strong the computers are and whether all hands are open, before a game begins; false
// when the input ends before all is answered (opening.cpp).
bool ask_opening(Opening& opening, LineSource& input, std::ostream& out, const Catalogue& words);

}  // namespace parlor::okey
