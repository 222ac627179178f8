#include "games/big2/term/rules_page.h"

#include <doctest/doctest.h>

#include "games/big2/term/test_table.h"

namespace parlor::big2 {

using test::has;

namespace {

std::string page(std::string_view rules) {
  const Catalogue words = test::english();
  return rules_page(*parse_rules<Big2>(rules), {words, {}});
}

}  // namespace

TEST_CASE("the rules page tells the patterns, straights, suits and start that are in force") {
  const std::string usual = page("");
  CHECK(has(usual, "Who holds C3 begins"));
  CHECK(has(usual, "from low to high: C D H S."));
  CHECK(has(usual, "  full house  three of one rank"));
  CHECK(has(usual, "run past the two"));
  CHECK(has(usual, "only by five cards of the same kind"));
  CHECK(!has(usual, "triple"));
  CHECK(!has(usual, "flush"));

  const std::string house = page(
      "patterns=single,triple,flush,four,straightflush fivecards=ranked straights=nowrap suits=DCHS "
      "start=diamond");
  CHECK(has(house, "Who holds D3 begins"));
  CHECK(has(house, "from low to high: D C H S."));
  CHECK(has(house, "  triple          three of a rank"));
  CHECK(has(house, "  straight flush  five ranks in a row of one suit"));
  CHECK(has(house, "none runs past it"));
  CHECK(has(house, "a higher kind of five"));
  CHECK(!has(house, "pair"));
}

TEST_CASE("what is not played is not told") {
  const std::string plain = page("patterns=single,pair");
  CHECK(!has(plain, "row ends"));
  CHECK(!has(plain, "Five cards"));
  CHECK(has(page("straights=lowace"), "end at the ace"));
}

TEST_CASE("every line of the rules page fits in eighty columns and every pattern has its sentence") {
  const std::string all =
      page("patterns=single,pair,triple,straight,flush,fullhouse,four,straightflush fivecards=ranked");
  for (std::string_view line : split(all, '\n')) CHECK_MESSAGE(line.size() + 2 <= 85, line);
  const Catalogue words = test::english();
  for (const Pattern* pattern : patterns()) CHECK(words.has("big2.about." + std::string(pattern->name)));
}

}  // namespace parlor::big2
