// For tests: tables of Rummikub played at a terminal, from typed lines to printed output.
#pragma once

#include <string>

#include "games/rummikub/rules/rummikub.h"
#include "games/rummikub/term/screen.h"
#include "term/test_play.h"

namespace parlor::rummikub::test {

using parlor::test::has;
using parlor::test::Setting;

inline std::string played(const Setting& setting, const std::string& typed) {
  return parlor::test::played<Rummikub>(*make_screen(), setting, typed);
}

}  // namespace parlor::rummikub::test
