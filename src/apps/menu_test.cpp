#include "apps/menu.h"

#include <doctest/doctest.h>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "apps/games.h"
#include "apps/speak.h"
#include "testing/printed.h"

namespace parlor {
namespace {

using test::has;

struct Asked {
  MenuAnswer answer;
  std::string out;
};

Asked asked(const std::string& typed) {
  std::istringstream in(typed);
  std::ostringstream out;
  StreamLines lines(in, out);
  MenuAnswer answer = ask_menu(lines, out);
  return {std::move(answer), out.str()};
}

using Texts = std::vector<std::string>;

TEST_CASE("the menu offers every game, and Enter after the game is one person against the usual computers") {
  const Asked big2 = asked("1\n\n\n\n");
  REQUIRE(big2.answer.play);
  CHECK(big2.answer.play->game == "big2");
  CHECK(big2.answer.play->rules.empty());
  CHECK(big2.answer.play->seats == Texts{"human", "smart", "smart", "smart"});
  for (const char* line :
       {"  1. Big-2: ", "  2. Rummikub: ", "  3. Remi: ", "  4. Okey: ", "  5. Pinochle: "})
    CHECK_MESSAGE(has(big2.out, line), big2.out);
}

TEST_CASE("the menu offers the variants of a game, by number or by name") {
  CHECK(asked("3\n1\n\n\n").answer.play->rules == Texts{"set=advanced"});
  CHECK(asked("remi\nadvanced\n\n\n").answer.play->rules == Texts{"set=advanced"});
  CHECK(asked("remi\nbasic\n\n\n").answer.play->rules.empty());
  CHECK(asked("5\n1\n\n\n").answer.play->rules == Texts{"additional=yes"});
  CHECK(asked("5\ncutthroat\n\n\n").answer.play->rules == Texts{"additional=yes cutthroat=yes"});
  CHECK(has(asked("5\n").out, "Which variant of Pinochle?\n  1. Pinochle: "));
  CHECK(asked("2\nreal\n4\n\n\n").answer.play->rules == Texts{"set=real", "players=4"});
}

TEST_CASE("Enter takes the variant that the terminal plays without --rules") {
  for (const GameListing& game : games()) {
    const Asked usual = asked(game.name + "\n\n\n\n\n");
    REQUIRE_MESSAGE(usual.answer.play, game.name);
    CHECK(*game.full_rules(joined_rules(usual.answer.play->rules)) == *game.full_rules(""));
  }
}

TEST_CASE("the menu asks how many play, how many of them are people, and how strong the others are") {
  CHECK(asked("2\n\n3\n1\nbasic\n").answer.play->seats == Texts{"human", "basic", "basic"});
  CHECK(asked("2\n\n4\n2\n1\n").answer.play->seats == Texts{"human", "human", "random", "random"});
  // If people take all seats, there is no level to choose.
  CHECK(asked("3\n\n2\n").answer.play->seats == Texts{"human", "human"});
}

TEST_CASE("a game that asks itself who plays is not asked about twice") {
  const Asked okey = asked("4\n1\n");
  REQUIRE(okey.answer.play);
  CHECK(okey.answer.play->game == "okey");
  CHECK(okey.answer.play->rules == Texts{"set=okey"});
  CHECK(okey.answer.play->seats.empty());
}

TEST_CASE("an invalid choice is reported, and the question asked again") {
  const Asked wrong = asked("chess\n6\n1\n\n5\n1\nwizard\n3\n");
  REQUIRE(wrong.answer.play);
  CHECK(has(wrong.out, "\"chess\" isn't one of the choices; type a number from 1 to 5.\n"));
  CHECK(has(wrong.out, "\"6\" isn't one of the choices"));
  CHECK(has(wrong.out, "\"5\" isn't one of the choices; type a number from 1 to 4.\n"));
  CHECK(has(wrong.out, "\"wizard\" isn't one of the choices"));
}

TEST_CASE("the menu can be left at every question") {
  for (const char* typed :
       {"", "0\n", "q\n", "quit\n", "1\n0\n", "1\n1\nq\n", "3\nquit\n", "2\n1\n0\n", "2\n\nq\n"}) {
    const Asked left = asked(typed);
    CHECK_MESSAGE(!left.answer.play, typed);
    CHECK(left.answer.code == 0);
  }
}

}  // namespace
}  // namespace parlor
