// A finished match from the point of view of one seat.
#pragma once

#include <optional>
#include <string>
#include <string_view>
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

  // As a line of JSON, to be stored.
  std::string to_string() const;
  static std::optional<PlayedMatch> parse(std::string_view text);
  friend bool operator==(const PlayedMatch&, const PlayedMatch&) = default;
};

// For a table that has its whole record and whose match is over.
PlayedMatch played_match(const Table& table, Seat seat);

}  // namespace parlor
