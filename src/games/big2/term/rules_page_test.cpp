#include <doctest/doctest.h>
#include <string>
#include <string_view>

#include "games/big2/rules/test_big2.h"
#include "games/big2/term/test_table.h"

namespace parlor::big2 {

using test::has;

namespace {

std::string page(const std::string& rules, const Style& style = {}) {
  const Catalogue words = test::english();
  return make_screen()->rules_page(*test::dealt_table("hccc", "1 " + rules), {words, style});
}

}  // namespace

TEST_CASE("the rules page describes the patterns, straights, suits and start in force") {
  const std::string usual = page("");
  CHECK(has(usual, "The player with C3 starts"));
  CHECK(has(usual, "from low to high: C D H S."));
  CHECK(has(usual, "  full house  three of one rank"));
  CHECK(has(usual, "\n              C3 H3 S3 C5 D5\n"));
  CHECK(has(usual, "Typing a move\n  C3 D3   the cards"));
  CHECK(has(usual, "run past the two"));
  CHECK(has(usual, "beats only its own kind"));
  CHECK(!has(usual, "triple"));
  CHECK(!has(usual, "flush"));

  const std::string house = page(
      "patterns=single,triple,flush,four,straightflush fivecards=ranked straights=nowrap suits=DCHS "
      "start=diamond");
  CHECK(has(house, "The player with D3 starts"));
  CHECK(has(house, "from low to high: D C H S."));
  CHECK(has(house, "  triple          three of one rank"));
  CHECK(has(house, "  straight flush  five ranks in a row, all of one suit"));
  CHECK(has(house, "and never past the two"));
  CHECK(has(house, "the five-card kinds listed above it"));
  CHECK(!has(house, "pair"));
}

TEST_CASE("cards and suits on the rules page have the same colours as at the table") {
  const std::string symbols = page("", {.unicode = true});
  CHECK(has(symbols, "from low to high: \u2663 \u2666 \u2665 \u2660."));
  CHECK(has(symbols, "The player with \u26633 starts"));
  CHECK(has(symbols, " \u26633 \u26663\n"));
  CHECK(has(page("", {.colour = true}), "\033[1mCombinations\033[0m\n"));
}

TEST_CASE("the rules page omits what is not played") {
  const std::string plain = page("patterns=single,pair");
  CHECK(!has(plain, "past the two"));
  CHECK(!has(plain, "Five-card"));
  CHECK(has(page("straights=lowace"), "from A 2 3 4 5 to 10 J Q K A"));
}

TEST_CASE("every line of the rules page fits into 80 columns, and every pattern has its sentence") {
  const std::string all = page(test::all_patterns() + "fivecards=ranked");
  for (std::string_view line : split(all, '\n')) CHECK_MESSAGE(line.size() + 2 <= 85, line);
  const Catalogue words = test::english();
  for (const Pattern* pattern : patterns()) CHECK(words.has("big2.about." + std::string(pattern->name)));
}

}  // namespace parlor::big2
