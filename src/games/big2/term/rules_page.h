// The rules of Big-2 as a table plays them, for people.
#pragma once

#include <string>

#include "games/big2/rules/rules.h"
#include "term/screen.h"

namespace parlor::big2 {

std::string rules_page(const Rules& rules, const Look& look);

}  // namespace parlor::big2
