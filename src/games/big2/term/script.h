// The handout's program: reads a deck, four names and the intended actions, and writes how the game goes.
//
// Its text is fixed and in English. The rulings settle what the handout leaves open: a refused action is
// tried again, empty lines are skipped, and the input may end before the game does.
#pragma once

#include <istream>
#include <ostream>

#include "games/big2/rules/rules.h"

namespace parlor::big2 {

// Returns 0, or 2 if the deck or the names are malformed: then it writes one sentence to `err` and nothing to
// `out`. Uses the handout's rules unless others are given; the format is always the same.
int run_script(std::istream& in, std::ostream& out, std::ostream& err, const Rules& rules = {});

}  // namespace parlor::big2
