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

// The English phrases of the screen.
std::span<const Phrase> screen_phrases();

// Asks who plays, how strong the computers are and whether all hands are open, before a game starts. False if
// the input ends first (opening.cpp).
bool ask_opening(Opening& opening, LineSource& input, std::ostream& out, const Catalogue& words);

}  // namespace parlor::okey
