// How somebody fared: figures a game and a set of rules, from the matches they finished.
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

// The matches at which a level sat; people are the empty level.
struct AgainstLevel {
  std::string level;
  int played = 0;
  int won = 0;
  friend bool operator==(const AgainstLevel&, const AgainstLevel&) = default;
};

// One match on the way to the figures.
struct CourseStep {
  int points = 0;
  bool won = false;
  friend bool operator==(const CourseStep&, const CourseStep&) = default;
};

struct Statistics {
  static constexpr std::size_t kMostSteps = 100;

  std::string game;
  std::string rules;
  int played = 0;
  int won = 0;
  int streak = 0;   // matches won in a row until now
  int longest = 0;  // the longest such row ever
  std::int64_t points = 0;
  int hints = 0;
  std::vector<AgainstLevel> against{};  // the level met most often first
  std::vector<CourseStep> course{};     // the last matches, at most kMostSteps, the oldest of them first

  // Points a match.
  double average() const { return static_cast<double>(points) / played; }
};

// `matches` are in the order they were played. What was played last comes first.
std::vector<Statistics> statistics(std::span<const PlayedMatch> matches);

// How a game completes rules, as GameListing has it: "fivecards=ranked" in full, with the version in front.
using FullRules = std::function<Result<std::string>(std::string_view rules)>;

// Rules as people choose them: the fewest options that mean the same as `full`, in the game's order; empty
// for the standard rules.
std::string short_rules(std::string_view full, const FullRules& full_rules);

}  // namespace parlor
