// What is asked before a game begins.
#include <sstream>
#include <string>
#include <vector>

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
  std::istringstream in(typed);
  std::ostringstream out;
  StreamLines lines(in, out);
  const bool answered = make_screen()->ask(opening, lines, out, words);
  return {answered, opening, out.str()};
}

const std::string kWho = "Who plays?\n1. One person and three computers\n2. Four computers\nYour choice: ";
const std::string kName = "Please enter your name: ";
const std::string kDeveloper = "Play in developer's mode with other player's tiles visible? (Y/N): ";
const Words kOnePerson = {"human", "smart", "smart", "smart"};
const Words kFourComputers = {"smart", "smart", "smart", "smart"};

}  // namespace

TEST_CASE("one person says a name and whether hands are open, and plays John, Jane and Ted") {
  const Asked closed = asked("1\nZed\nN\n");
  CHECK(closed.answered);
  CHECK(closed.screen == kWho + "1\n" + kName + "Zed\n" + kDeveloper + "N\n");
  CHECK(closed.opening.players == kOnePerson);
  CHECK(closed.opening.names == Words{"Zed", "John", "Jane", "Ted"});
  CHECK_FALSE(closed.opening.open_hands);
  CHECK(asked("1\nZed\nY\n").opening.open_hands);
}

TEST_CASE("four computers are asked nothing more, have their names, and play with open hands") {
  const Asked four = asked("2\nZed\nN\n");
  CHECK(four.answered);
  CHECK(four.screen == kWho + "2\n");
  CHECK(four.opening.players == kFourComputers);
  CHECK(four.opening.names == Words{"Alex", "John", "Jane", "Ted"});
  CHECK(four.opening.open_hands);
}

TEST_CASE("a wrong answer to any question is asked for again") {
  for (const char* wrong : {"", "0", "3", "-1", "12", "one", "1 2", "human"}) {
    CAPTURE(wrong);
    const Asked again = asked(std::string(wrong) + "\n2\n");
    CHECK(again.screen ==
          kWho + wrong + "\n\"" + wrong + "\" is no choice: type a number from 1 to 2.\nYour choice: 2\n");
    CHECK(again.opening.players == kFourComputers);
  }
  const Asked nameless = asked("1\n\n   \nZed\nn\n");
  CHECK(has(nameless.screen,
            kName + "\nA name has at least one letter, and none that cannot be shown.\n" + kName + "   \n"));
  CHECK(nameless.opening.names.front() == "Zed");
  for (const char* wrong : {"", "maybe", "1", "yn", "yes please"}) {
    CAPTURE(wrong);
    const Asked again = asked("1\nZed\n" + std::string(wrong) + "\ny\n");
    CHECK(has(again.screen, kDeveloper + wrong + "\nPlease answer Y or N.\n" + kDeveloper + "y\n"));
    CHECK(again.opening.open_hands);
  }
}

TEST_CASE("yes and no are understood in any letters, and blanks around an answer do not matter") {
  for (const char* yes : {"Y", "y", "Yes", "YES", " y "})
    CHECK(asked("1\nZed\n" + std::string(yes) + "\n").opening.open_hands);
  for (const char* no : {"N", "n", "no", "NO", "No "}) {
    const Asked said = asked(" 1 \n Zed \n" + std::string(no) + "\n");
    CHECK(said.answered);
    CHECK_FALSE(said.opening.open_hands);
    CHECK(said.opening.names.front() == "Zed");
  }
}

TEST_CASE("a name may have several words") {
  CHECK(asked("1\nAda Lovelace\nN\n").opening.names.front() == "Ada Lovelace");
}

TEST_CASE("when the input ends there is no game") {
  for (const char* typed : {"", "x\n", "1\n", "1\n\n", "1\nZed\n", "1\nZed\nperhaps\n"}) {
    CAPTURE(typed);
    const Asked ended = asked(typed);
    CHECK_FALSE(ended.answered);
    CHECK(ended.screen.ends_with(": \n"));
  }
}

TEST_CASE("where the seats are given nothing is asked") {
  const Words seats = {"human", "basic", "random", "smart"};
  const Asked given = asked("2\n", {seats, {}, false});
  CHECK(given.answered);
  CHECK(given.screen == "");
  CHECK(given.opening.players == seats);
  CHECK(given.opening.names == Words{"Alex", "John", "Jane", "Ted"});
  CHECK_FALSE(given.opening.open_hands);
  CHECK(asked("", {seats, {}, true}).opening.open_hands);
}

TEST_CASE("where the seats are given and nobody is a person, all hands are open") {
  const Asked given = asked("", {{"basic", "basic", "random", "smart"}, {"Ada"}, false});
  CHECK(given.answered);
  CHECK(given.screen == "");
  CHECK(given.opening.open_hands);
  CHECK(given.opening.names == Words{"Ada", "John", "Jane", "Ted"});
}

TEST_CASE("a name or an open hand that was given is not asked for again") {
  const Asked named = asked("1\nN\n", {{}, {"Ada"}, false});
  CHECK(named.screen == kWho + "1\n" + kDeveloper + "N\n");
  CHECK(named.opening.names == Words{"Ada", "John", "Jane", "Ted"});
  const Asked open = asked("1\nZed\n", {{}, {}, true});
  CHECK(open.screen == kWho + "1\n" + kName + "Zed\n");
  CHECK(open.opening.open_hands);
  CHECK(asked("1\n", {{}, {"Ada"}, true}).answered);
}

}  // namespace parlor::okey
