// The table as the handout prints it.
#pragma once

#include <string>

#include "games/rummikub/rules/tally.h"
#include "term/style.h"

namespace parlor::rummikub {

// "Board: No sets", or its sets with their numbers.
std::string board_lines(const Board::Sets& sets, const Style& style);

}  // namespace parlor::rummikub
