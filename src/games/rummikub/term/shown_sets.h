// Sets as the handout's program shows them: those on the table, and those that a rack has in it.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "games/rummikub/rules/tally.h"
#include "melds/formation.h"
#include "term/style.h"

namespace parlor::rummikub {

// "Board: No sets", or its sets with their numbers.
std::string board_lines(const Board::Sets& sets, const Style& style);

// What a rack has in it: groups by number, then runs that cannot be longer. Jokers are counted on only where
// there is nothing without them.
std::vector<std::vector<Face>> possible_sets(const melds::MeldRules& rules, std::span<const Face> rack);

}  // namespace parlor::rummikub
