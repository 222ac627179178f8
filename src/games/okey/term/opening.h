// What is asked before a game of Okey begins: who plays, and whether all hands are open.
#pragma once

#include <ostream>

#include "term/line_source.h"
#include "term/screen.h"

namespace parlor::okey {

// False when the input ends before all is answered.
bool ask_opening(Opening& opening, LineSource& input, std::ostream& out, const Catalogue& words);

}  // namespace parlor::okey
