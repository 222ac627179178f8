// What is asked before a game starts.
#include <sstream>
#include <string>
#include <vector>

#include "games/okey/players/players.h"
#include "games/okey/term/screen.h"
#include "games/okey/term/test_table.h"

namespace parlor::okey {
namespace {

using test::has;
using Words = std::vector<std::string>;

struct Asked {
  bool answered = false;
  Opening opening;
  std::string screen;
};

Asked asked(const std::string& typed, Opening opening = {}) {
  Catalogue words;
  words.add(screen_phrases());
  words.add(player_phrases());
  std::istringstream in(typed);
  std::ostringstream out;
  StreamLines lines(in, out);
  const bool answered = make_screen()->ask(opening, lines, out, words);
  return {answered, opening, out.str()};
}

const std::string kWho = "Who plays?\n1. You and three computers\n2. Four computers\nYour choice: ";
const std::string kHow =
    "How strong are the computers?\n"
    "1. random: plays any legal move at random\n"
    "2. basic: takes a discard if it helps a chain, set or run; discards the tile that fits least, "
    "duplicates first\n"
    "3. smart: counts the tiles it has seen, remembers who took what, judges its rack by the chance of "
    "completing it in the next few draws, and considers what the next player would take\n";
const std::string kLevel = "Your choice (Enter for basic): ";
const std::string kName = "Please enter your name: ";
const std::string kDeveloper = "Play in developer's mode with other player's tiles visible? (Y/N): ";
const Words kOnePerson = {"human", "basic", "basic", "basic"};
const Words kFourComputers = {"basic", "basic", "basic", "basic"};

}  // namespace

TEST_CASE(
    "one player gives a level, a name and whether hands are open, and plays against John, Jane and Ted") {
  const Asked closed = asked("1\n\nZed\nN\n");
  CHECK(closed.answered);
  CHECK(closed.screen == kWho + "1\n" + kHow + kLevel + "\n" + kName + "Zed\n" + kDeveloper + "N\n");
  CHECK(closed.opening.players == kOnePerson);
  CHECK(closed.opening.names == Words{"Zed", "John", "Jane", "Ted"});
  CHECK_FALSE(closed.opening.open_hands);
  CHECK(asked("1\n\nZed\nY\n").opening.open_hands);
}

TEST_CASE("the computers play at the rule document's level or at the one chosen") {
  const auto level = [](const std::string& typed) { return asked("2\n" + typed + "\n").opening.players; };
  CHECK(level("") == kFourComputers);
  CHECK(level("  ") == kFourComputers);
  CHECK(level("1") == Words{"random", "random", "random", "random"});
  CHECK(level("2") == kFourComputers);
  for (const char* smart : {"3", " 3 ", "smart", "Smart", "SMART "})
    CHECK(level(smart) == Words{"smart", "smart", "smart", "smart"});
  CHECK(asked("1\n3\nZed\nN\n").opening.players == Words{"human", "smart", "smart", "smart"});
}

TEST_CASE("if the level is given, it is not asked for") {
  const Asked four = asked("2\n", {{}, {}, false, "smart"});
  CHECK(four.answered);
  CHECK(four.screen == kWho + "2\n");
  CHECK(four.opening.players == Words{"smart", "smart", "smart", "smart"});
  CHECK(asked("1\nZed\nN\n", {{}, {}, false, "random"}).opening.players ==
        Words{"human", "random", "random", "random"});
}

TEST_CASE("for four computers nothing more is asked: they have names and play with open hands") {
  const Asked four = asked("2\n\nZed\nN\n");
  CHECK(four.answered);
  CHECK(four.screen == kWho + "2\n" + kHow + kLevel + "\n");
  CHECK(four.opening.players == kFourComputers);
  CHECK(four.opening.names == Words{"Alex", "John", "Jane", "Ted"});
  CHECK(four.opening.open_hands);
}

TEST_CASE("after an invalid answer, any question is asked again") {
  for (const char* wrong : {"", "0", "3", "-1", "12", "one", "1 2", "human"}) {
    CAPTURE(wrong);
    const Asked again = asked(std::string(wrong) + "\n2\n\n");
    CHECK(again.screen.starts_with(kWho + wrong + "\n\"" + wrong +
                                   "\" is not a choice: type a number from 1 to 2.\nYour choice: 2\n"));
    CHECK(again.opening.players == kFourComputers);
  }
  for (const char* wrong : {"0", "4", "-1", "best", "2 3", "human"}) {
    CAPTURE(wrong);
    const Asked again = asked("2\n" + std::string(wrong) + "\n3\n");
    CHECK(again.screen.ends_with(kLevel + wrong + "\n\"" + wrong +
                                 "\" is not a choice: type a number from 1 to 3.\n" + kLevel + "3\n"));
    CHECK(again.opening.players.front() == "smart");
  }
  const std::string overlong(25, 'x');
  const Asked nameless = asked("1\n\n\n   \n" + overlong + "\nZed\nn\n");
  const std::string no_name = "\nA name must have 1 to 24 visible characters.\n" + kName;
  CHECK(has(nameless.screen, kName + no_name + "   " + no_name + overlong + no_name + "Zed\n"));
  CHECK(nameless.opening.names.front() == "Zed");
  for (const char* wrong : {"", "maybe", "1", "yn", "yes please"}) {
    CAPTURE(wrong);
    const Asked again = asked("1\n\nZed\n" + std::string(wrong) + "\ny\n");
    CHECK(has(again.screen, kDeveloper + wrong + "\nPlease answer Y or N.\n" + kDeveloper + "y\n"));
    CHECK(again.opening.open_hands);
  }
}

TEST_CASE("yes and no are accepted in upper or lower case, with spaces around them") {
  for (const char* yes : {"Y", "y", "Yes", "YES", " y "})
    CHECK(asked("1\n\nZed\n" + std::string(yes) + "\n").opening.open_hands);
  for (const char* no : {"N", "n", "no", "NO", "No "}) {
    const Asked said = asked(" 1 \n\n Zed \n" + std::string(no) + "\n");
    CHECK(said.answered);
    CHECK_FALSE(said.opening.open_hands);
    CHECK(said.opening.names.front() == "Zed");
  }
}

TEST_CASE("a name can have several words") {
  CHECK(asked("1\n\nAda Lovelace\nN\n").opening.names.front() == "Ada Lovelace");
}

TEST_CASE("if the input ends, there is no game") {
  for (const char* typed :
       {"", "x\n", "1\n", "1\n7\n", "1\n\n", "1\n\n\n", "1\n\nZed\n", "1\n\nZed\nperhaps\n"}) {
    CAPTURE(typed);
    const Asked ended = asked(typed);
    CHECK_FALSE(ended.answered);
    CHECK(ended.screen.ends_with(": \n"));
  }
}

TEST_CASE("if the seats are given, nothing is asked") {
  const Words seats = {"human", "basic", "random", "smart"};
  const Asked given = asked("2\n", {seats, {}, false});
  CHECK(given.answered);
  CHECK(given.screen == "");
  CHECK(given.opening.players == seats);
  CHECK(given.opening.names == Words{"Alex", "John", "Jane", "Ted"});
  CHECK_FALSE(given.opening.open_hands);
  CHECK(asked("", {seats, {}, true}).opening.open_hands);
}

TEST_CASE("if the seats given are all computers, all hands are open") {
  const Asked given = asked("", {{"basic", "basic", "random", "smart"}, {"Ada"}, false});
  CHECK(given.answered);
  CHECK(given.screen == "");
  CHECK(given.opening.open_hands);
  CHECK(given.opening.names == Words{"Ada", "John", "Jane", "Ted"});
}

TEST_CASE("a name or open hands given beforehand are not asked for") {
  const Asked named = asked("1\n\nN\n", {{}, {"Ada"}, false});
  CHECK(named.screen == kWho + "1\n" + kHow + kLevel + "\n" + kDeveloper + "N\n");
  CHECK(named.opening.names == Words{"Ada", "John", "Jane", "Ted"});
  const Asked open = asked("1\n\nZed\n", {{}, {}, true});
  CHECK(open.screen == kWho + "1\n" + kHow + kLevel + "\n" + kName + "Zed\n");
  CHECK(open.opening.open_hands);
  CHECK(asked("1\n\n", {{}, {"Ada"}, true}).answered);
}

}  // namespace parlor::okey
