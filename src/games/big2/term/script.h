// The handout's program: a deck, four names and intended actions in; the course of the game out.
//
// Its text is fixed and English. What the handout leaves open is settled by the rulings: an action is refused
// and tried again, empty lines are skipped, and the input may end before the game does.
#pragma once

#include <istream>
#include <ostream>

#include "games/big2/rules/rules.h"

namespace parlor::big2 {

// 0, or 2 where deck or names are malformed: then one sentence on `err` and nothing on `out`. The handout's
// rules unless others are given; the format is the same for all.
int run_script(std::istream& in, std::ostream& out, std::ostream& err, const Rules& rules = {});

}  // namespace parlor::big2
