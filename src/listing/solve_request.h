// A question to a game's exact solver: what is the best play from this table and this rack?
#pragma once

#include <string>

namespace parlor {

struct SolveRequest {
  std::string rules{};  // options as NAME=VALUE
  std::string table{};  // sets with commas between them
  std::string rack{};
  std::string keep{};       // tiles of the rack that stay there
  bool points = false;      // most points instead of most tiles
  bool first_meld = false;  // the table is left alone, and the points of a first meld are needed
  bool keep_sets = false;   // among equals, leave most sets of the table as they are
};

}  // namespace parlor
