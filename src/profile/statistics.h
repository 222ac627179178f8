// A player's results: statistics per game and set of rules, from their finished matches.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/message.h"
#include "profile/played_match.h"

namespace parlor {

// The matches against one level of computer player; the empty level stands for people.
struct AgainstLevel {
  std::string level;
  int played = 0;
  int won = 0;
  friend bool operator==(const AgainstLevel&, const AgainstLevel&) = default;
};

// One match in the history of results.
struct PastMatch {
  int points = 0;
  bool won = false;
  friend bool operator==(const PastMatch&, const PastMatch&) = default;
};

struct Statistics {
  static constexpr std::size_t kMostPast = 100;

  std::string game;
  std::string rules;
  int played = 0;
  int won = 0;
  int streak = 0;   // current number of matches won in a row
  int longest = 0;  // the longest such streak
  std::int64_t points = 0;
  int hints = 0;
  std::vector<AgainstLevel> against{};  // the level played most often first
  std::vector<PastMatch> history{};     // the last matches, at most kMostPast, oldest first

  // Points per match.
  double average() const { return static_cast<double>(points) / played; }
};

// `matches` are in the order they were played. In the result, the game played last comes first.
std::vector<Statistics> statistics(std::span<const PlayedMatch> matches);

// GameListing::full_rules: completes rules such as "fivecards=ranked" to all options, with the version in
// front.
using FullRules = std::function<Result<std::string>(std::string_view rules)>;

// The shortest form of `full`: the fewest options that mean the same, in the game's order; empty for the
// standard rules.
std::string short_rules(std::string_view full, const FullRules& full_rules);

}  // namespace parlor
