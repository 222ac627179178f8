#include "games/big2/term/screen.h"

#include <doctest/doctest.h>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "games/big2/term/faces.h"
#include "games/big2/term/test_table.h"

namespace parlor::big2 {

using test::has;

namespace {

std::string shown(const Table& table, Observer observer, Style style = {}, std::string sort = "") {
  const Catalogue words = test::english();
  return make_screen()->show(table, observer, {words, style, std::move(sort)});
}

}  // namespace

TEST_CASE("a seat sees its own hand with an index above each card, and the number of cards in the others") {
  const auto table = test::dealt_table();
  CHECK(shown(*table, Seat::at(0)) ==
        "> Ada  13 cards\n"
        "  Bo   13 cards\n"
        "  Cem  13 cards\n"
        "  Di   13 cards\n"
        "\n"
        "  The table is empty: Ada leads and must include C3.\n"
        "\n"
        "   0   1   2   3   4   5   6    7   8   9  10  11  12\n"
        "  C3  C4  C5  C6  C7  C8  C9  C10  CJ  CQ  CK  CA  C2\n");
}

TEST_CASE("the screen shows what is on the table, who played it, and who passed") {
  const auto table = test::dealt_table();
  for (const auto& [seat, move] : {std::pair{0, "C3"}, {1, "D3"}, {2, "pass"}}) {
    REQUIRE(!table->play(Seat::at(seat), move));
  }
  const std::string text = shown(*table, Seat::at(3));
  CHECK(has(text, "  On the table: single D3, from Bo\n"));
  CHECK(has(text, "  Cem  13 cards  passed\n"));
  CHECK(has(text, "> Di   13 cards\n"));
  CHECK(has(text, "  Ada  12 cards\n"));
}

TEST_CASE("nobody sees another player's cards except with open hands") {
  const auto table = test::dealt_table();
  CHECK(!has(shown(*table, Seat::at(1)), "H4"));
  CHECK(has(shown(*table, Seat::at(1)), "D4"));
  CHECK(!has(shown(*table, Observer::spectator()), "4"));
  const std::string open = shown(*table, Observer::open());
  CHECK(has(open, "  Cem  13 cards  H3 H4 H5"));
  CHECK(has(open, "   0   1   2"));
}

TEST_CASE("suits are letters, letters in colour, or symbols") {
  CHECK(face("H10", {}) == "H10");
  CHECK(face("H10", {.colour = true}) == "\033[91mH10\033[0m");
  CHECK(face("S2", {.unicode = true}) == "♠2");
  CHECK(*faces_in("C3 D10", {.unicode = true}) == "♣3 ♦10");
  CHECK(!faces_in("pass", {}));
  CHECK(!faces_in("c3", {}));
  CHECK(!faces_in("", {}));
}

TEST_CASE("cards in a sentence have the colours of the screen, names do not") {
  const auto table = test::dealt_table();
  const Catalogue words = test::english();
  const Message message("big2.not_in_hand", {{"cards", TileTexts{"H3", "H4"}}});
  CHECK(make_screen()->say(*table, message, {words, {.unicode = true}}) == "You don't have ♥3 ♥4.");
  CHECK(make_screen()->prompt(*table, Seat::at(0), {words, {}}) == "Your move, Ada: ");
}

TEST_CASE("a name cannot send control characters to the terminal") {
  TableSetup setup = test::four_seats("hccc");
  setup.seats[1].name = "Bo\033[2J";
  const auto table = *test::open_big2(setup);
  REQUIRE(!table->deal({std::nullopt, test::suits_to_seats()}));
  CHECK(!has(shown(*table, Seat::at(0)), "\033"));
}

TEST_CASE("moves are typed as cards, as positions in the hand as shown, or as a pass") {
  const auto table = test::dealt_table();
  const Catalogue words = test::english();
  const auto read = [&](std::string_view line, std::string sort = "rank") {
    const auto move = make_screen()->read_move(*table, Seat::at(0), line, {words, {}, std::move(sort)});
    return move ? *move : words.say(move.problem());
  };
  CHECK(read("C3 C4") == "C3 C4");
  CHECK(read("c4,c3") == "C3 C4");
  CHECK(read("C[10]") == "C10");
  CHECK(read("1 0") == "C3 C4");
  CHECK(read("0 c10") == "C3 C10");
  for (const char* pass : {"pass", "p", "-1", " Pass "}) CHECK(read(pass) == "pass");
  CHECK(read("13") == "You have no card 13; your cards are numbered 0 to 12.");
  CHECK(read("-2") == "You have no card -2; your cards are numbered 0 to 12.");
  CHECK(read("0 C3") == "C3 is listed twice.");
  CHECK(has(read("X3"), "\"X3\" is not a card"));
  // The positions are those of the hand in the chosen order.
  const Arrangement groups = table->arrange(Seat::at(0), "patterns");
  CHECK(read("0", "patterns") == groups[0][0]);
  CHECK(read("12", "patterns") == groups.back().back());
}

}  // namespace parlor::big2
