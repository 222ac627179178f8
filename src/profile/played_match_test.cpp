#include "profile/played_match.h"

#include <doctest/doctest.h>
#include <utility>

#include "engine/table_of.h"
#include "profile/statistics.h"
#include "testing/tricks.h"

namespace parlor {
namespace {

using test::Tricks;

TEST_CASE("a finished table says what the match was for a seat") {
  const TableSetup setup{
      "tricks", "1 seats=3 tiles=1", {{"Ada", "human", ""}, {"low", "computer", ""}, {"Bo", "program", "x"}}};
  auto table = *TableOf<Tricks>::open(setup);
  REQUIRE(!table->deal({std::nullopt, "5 1 2 3 4 0 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23"}));
  REQUIRE(!table->note({SystemNote::What::hint, Seat::at(0)}));
  for (const auto& [seat, move] : {std::pair{0, "5"}, {1, "1"}, {2, "2"}}) {
    REQUIRE(!table->play(Seat::at(seat), move));
  }
  REQUIRE(table->match_over());

  const PlayedMatch match = played_match(*table, Seat::at(0));
  CHECK(match.game == "tricks");
  CHECK(match.won);
  CHECK(match.points == 1);
  CHECK(match.hints == 1);
  CHECK(match.against == std::vector<std::string>{"low", "cmd:x"});

  const PlayedMatch other = played_match(*table, Seat::at(1));
  CHECK_FALSE(other.won);
  CHECK(other.hints == 0);
  CHECK(other.against == std::vector<std::string>{"", "cmd:x"});
}

TEST_CASE("a match is the same after being written and read, and rubbish is rejected") {
  const PlayedMatch match{"tricks", "1 seats=3", true, -12, 2, {"low", "", "cmd:\"x\" \xC3\xA9"}};
  CHECK(PlayedMatch::parse(match.to_string()) == match);
  for (const char* rubbish : {"", "rubbish", "{}", "[]", "7", R"({"game":1})"}) {
    CHECK_FALSE(PlayedMatch::parse(rubbish));
  }
}

TEST_CASE("rules are shortened to the fewest options that mean the same") {
  // set=small changes the default of tiles.
  const FullRules full = [](std::string_view rules) -> Result<std::string> {
    std::string set = "large";
    std::string tiles;
    for (std::string_view word : words(rules)) {
      const std::string value(word.substr(word.find('=') + 1));
      (word.starts_with("set=") ? set : tiles) = value;
    }
    if (tiles.empty()) tiles = set == "small" ? "3" : "6";
    return "1 set=" + set + " tiles=" + tiles;
  };
  CHECK(short_rules("1 set=large tiles=6", full) == "");
  CHECK(short_rules("1 set=small tiles=3", full) == "set=small");
  CHECK(short_rules("1 set=small tiles=6", full) == "set=small tiles=6");
  CHECK(short_rules("1 set=large tiles=3", full) == "tiles=3");
}

}  // namespace
}  // namespace parlor
