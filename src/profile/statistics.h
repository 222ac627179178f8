// How somebody fared: figures a game and a set of rules, from the matches they finished.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "profile/played_match.h"

namespace parlor {

// The matches at which a level sat; people are the empty level.
struct AgainstLevel {
  std::string level;
  int played = 0;
  int won = 0;
  friend bool operator==(const AgainstLevel&, const AgainstLevel&) = default;
};

struct Statistics {
  std::string game;
  std::string rules;
  int played = 0;
  int won = 0;
  int streak = 0;   // matches won in a row until now
  int longest = 0;  // the longest such row ever
  std::int64_t points = 0;
  int hints = 0;
  std::vector<AgainstLevel> against{};  // the level met most often first

  // Points a match.
  double average() const { return static_cast<double>(points) / played; }
};

// `matches` are in the order they were played. What was played last comes first.
std::vector<Statistics> statistics(std::span<const PlayedMatch> matches);

}  // namespace parlor
