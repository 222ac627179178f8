// Sets as the rule document's program shows them: those on the table, and those a rack contains.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "games/rummikub/rules/tally.h"
#include "melds/formation.h"
#include "term/style.h"

namespace parlor::rummikub {

// "Board: No sets", or the sets with their numbers.
std::string board_lines(const Board::Sets& sets, const Style& style);

// The sets a rack contains: groups by number, then the longest runs. Jokers are used only if there are none
// without them.
std::vector<std::vector<Face>> possible_sets(const melds::MeldRules& rules, std::span<const Face> rack);

}  // namespace parlor::rummikub
