#include "profile/statistics.h"

#include <doctest/doctest.h>

namespace parlor {
namespace {

PlayedMatch match(bool won, int points, std::vector<std::string> against, const std::string& rules = "1") {
  return {.game = "tricks", .rules = rules, .won = won, .points = points, .hints = 1, .against = against};
}

TEST_CASE("statistics count matches, points, hints and streaks of wins") {
  const std::vector<PlayedMatch> matches = {match(true, 3, {"low"}), match(true, 2, {"low"}),
                                            match(false, -4, {"low"}), match(true, 1, {"low"})};
  const auto all = statistics(matches);
  REQUIRE(all.size() == 1);
  CHECK(all[0].game == "tricks");
  CHECK(all[0].played == 4);
  CHECK(all[0].won == 3);
  CHECK(all[0].streak == 1);
  CHECK(all[0].longest == 2);
  CHECK(all[0].points == 2);
  CHECK(all[0].average() == doctest::Approx(0.5));
  CHECK(all[0].hints == 4);
}

TEST_CASE("the history has the last matches one by one, in their order") {
  std::vector<PlayedMatch> matches = {match(true, 3, {"low"}), match(false, -4, {"low"})};
  CHECK(statistics(matches)[0].history == std::vector<PastMatch>{{3, true}, {-4, false}});
  for (int i = 0; i < static_cast<int>(Statistics::kMostPast); ++i)
    matches.push_back(match(true, i, {"low"}));
  const auto history = statistics(matches)[0].history;
  CHECK(history.size() == Statistics::kMostPast);
  CHECK(history.front() == PastMatch{0, true});
  CHECK(history.back() == PastMatch{static_cast<int>(Statistics::kMostPast) - 1, true});
}

TEST_CASE("a match counts once for each level that sat there, and people are a level too") {
  const std::vector<PlayedMatch> matches = {match(true, 1, {"low", "low", ""}), match(false, 1, {"low"})};
  const auto all = statistics(matches);
  REQUIRE(all.size() == 1);
  CHECK(all[0].against == std::vector<AgainstLevel>{{"low", 2, 1}, {"", 1, 1}});
}

TEST_CASE("each set of rules has its own statistics, and the one played last comes first") {
  const std::vector<PlayedMatch> matches = {match(true, 1, {}, "1 a=1"), match(true, 2, {}, "1 a=2"),
                                            match(false, 4, {}, "1 a=1")};
  const auto all = statistics(matches);
  REQUIRE(all.size() == 2);
  CHECK(all[0].rules == "1 a=1");
  CHECK(all[0].points == 5);
  CHECK(all[1].rules == "1 a=2");
  CHECK(all[1].streak == 1);
  CHECK(statistics({}).empty());
}

}  // namespace
}  // namespace parlor
