// What a finished match was for one of its seats.
#pragma once

#include <string>
#include <vector>

#include "core/seat.h"
#include "engine/table.h"

namespace parlor {

struct PlayedMatch {
  std::string game;
  std::string rules;  // in full, with the version in front
  bool won = false;
  int points = 0;  // at the end of the match
  int hints = 0;
  std::vector<std::string> against{};  // the level of every other seat; empty for a person
};

// Of a table that has its whole record. The match is over.
PlayedMatch played_match(const Table& table, Seat seat);

}  // namespace parlor
