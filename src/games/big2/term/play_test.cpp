#include "term/play.h"

#include <doctest/doctest.h>
#include <sstream>
#include <string>
#include <string_view>

#include "games/big2/term/test_table.h"

namespace parlor::big2 {

using test::has;

namespace {

std::string played(std::string_view kinds, const std::string& typed, bool open_hands = false,
                   Style style = {}) {
  const auto screen = make_screen();
  const Catalogue words = test::english();
  std::istringstream in(typed);
  std::ostringstream out;
  std::ostringstream err;
  StreamLines lines(in, out);
  const int code =
      play({.table = *test::open_big2(test::four_seats(kinds)),
            .deals = {Seed::of(1), DealSource{std::nullopt, test::suits_to_seats()}},
            .make_player = [](const RecordSeat&, const Seed&) -> Result<std::unique_ptr<TablePlayer>> {
              return test::lowest_player();
            },
            .make_adviser = [] { return test::lowest_player(); },
            .open_hands = open_hands,
            .record = std::nullopt,
            .resumed = false,
            .cut = std::nullopt,
            .screen = *screen,
            .words = words,
            .style = style,
            .input = lines,
            .out = out,
            .err = err});
  CHECK(code == 0);
  CHECK(err.str().empty());
  return out.str();
}

}  // namespace

TEST_CASE("a person plays Big-2 to the end, and then all hands are shown") {
  std::string typed = "0\n";
  for (int i = 0; i < 20; ++i) typed += "p\n";
  const std::string text = played("hccc", typed);
  CHECK(has(
      text,
      "Ada plays a single: C3.\nBo plays a single: D3.\nCem plays a single: H3.\nDi plays a single: S3.\n"));
  CHECK(has(text, "Bo runs out of cards and wins the deal.\n\n  Ada  12 cards  C4 C5"));
  CHECK(has(text, "Deal 1    -24"));
  CHECK(!has(text, "big2."));
}

TEST_CASE("a hint names a move and its reason, and the hand keeps its chosen order between turns") {
  const std::string text = played("hccc", "hint\nsort patterns\nsort age\nD9\nC3\n");
  CHECK(has(text, "Hint: C3\nThe first play of the deal must include C3.\n"));
  CHECK(has(text, "You can sort by: rank, suit, patterns.\n"));
  CHECK(has(text, "You don't have D9.\n"));
  CHECK(text.find("C8    C9", text.find("Ada plays a single: C3.")) != std::string::npos);
}

TEST_CASE("on a shared terminal a hand is cleared before the next player is asked") {
  const Style terminal{.colour = false, .unicode = false, .terminal = true};
  const std::string text = played("hchc", "\nC3\n\n", false, terminal);
  const std::size_t wiped = text.find("\033[2J");
  const std::size_t asked = text.find("Cem, press Enter when nobody else is looking: ");
  REQUIRE(asked != std::string::npos);
  CHECK(text.find("C9") < wiped);
  CHECK(wiped < asked);
  CHECK(text.find("H9") > asked);
  CHECK(text.find("C9", asked) == std::string::npos);
  CHECK(!has(text, "D9"));
}

TEST_CASE("with open hands everybody's cards are shown, and nobody is asked to look away") {
  const std::string text = played("hchc", "C3\n", true);
  CHECK(!has(text, "press Enter"));
  CHECK(has(text, "  Di   13 cards  S3 S4 S5"));
}

TEST_CASE("with open hands and only computers, every hand is shown at every turn") {
  const std::string text = played("cccc", "", true);
  for (const char* hand :
       {"13 cards  C3 C4 C5", "13 cards  D3 D4 D5", "13 cards  H3 H4 H5", "13 cards  S3 S4 S5"})
    CHECK_MESSAGE(text.find(hand) < text.find(" plays "), text);
  CHECK(text.find("12 cards  C4 C5 C6") < text.find(" plays ", text.find(" plays ") + 1));
  CHECK(!has(played("cccc", ""), "13 cards  S3 S4 S5"));
}

}  // namespace parlor::big2
