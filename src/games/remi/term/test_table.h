// For tests: tables of Remi played at a terminal, from typed lines to printed output.
#pragma once

#include <string>

#include "games/remi/rules/remi.h"
#include "games/remi/term/screen.h"
#include "term/test_play.h"

namespace parlor::remi::test {

using parlor::test::after;
using parlor::test::has;
using parlor::test::Setting;

inline std::string played(const Setting& setting, const std::string& typed) {
  return parlor::test::played<Remi>(*make_screen(), setting, typed);
}

}  // namespace parlor::remi::test
