// For tests: tables of Okey played at a terminal, from typed lines to printed output.
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <vector>

#include "games/okey/rules/okey.h"
#include "games/okey/term/screen.h"
#include "term/test_play.h"

namespace parlor::okey::test {

using parlor::test::has;
using parlor::test::Setting;

using Moves = std::vector<std::string>;
using Computers = std::map<int, Moves>;

// Ada's hand lacks only Y3 for three chains. Ben, Cleo and Dan draw B1, B2 and Y1 next, and then Ada draws
// Y3.
inline const std::string kTiles =
    "K1 R1 B1 Y1 K2 R2 B2 Y2 K3 R3 B3 K4 K5 K6 K7 "
    "R4 R4 R5 R5 R6 R6 R7 R7 B4 B4 B5 B5 B6 B6 "
    "Y4 Y4 Y5 Y5 Y6 Y6 Y7 Y7 B7 B7 K4 K4 K5 K5 "
    "K6 K6 K7 K7 K1 K1 K2 K2 K3 K3 R1 R1 R2 R2 "
    "B1 B2 Y1 Y3 rest";
inline const Computers kThree = {{1, {}}, {2, {}}, {3, {}}};
inline const Computers kFour = {{0, {}}, {1, {}}, {2, {}}, {3, {}}};

inline std::string played(const Setting& setting, const std::string& typed) {
  return parlor::test::played<Okey>(*make_screen(), setting, typed);
}

// Ada against three computers that draw and discard what they drew.
inline std::string ada(const std::string& typed) {
  return played({.tiles = kTiles, .computers = kThree}, typed);
}

inline int count(const std::string& text, const std::string& part) {
  int found = 0;
  for (std::size_t at = 0; (at = text.find(part, at)) != std::string::npos; ++at) ++found;
  return found;
}

// What is shown after the last typed line.
inline std::string after(const std::string& screen, const std::string& typed) {
  return parlor::test::after(screen, typed, ": ");
}

}  // namespace parlor::okey::test
