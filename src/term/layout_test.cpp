#include "term/layout.h"

#include <doctest/doctest.h>

#include "term/command.h"
#include "term/style.h"

namespace parlor {

TEST_CASE("a text is as wide as a terminal shows it") {
  CHECK(width("Ada") == 3);
  CHECK(width("Zoë") == 3);
  CHECK(width("小明") == 4);
  CHECK(width("♣3") == 2);
  CHECK(width("\033[91mH3\033[0m") == 2);
  CHECK(width("\033[91") == 0);
  CHECK(width("\xC3") == 1);
  CHECK(pad_right("Zoë", 5) == "Zoë  ");
  CHECK(pad_left("7", 3) == "  7");
  CHECK(pad_left("1234", 3) == "1234");
}

TEST_CASE("a printable text has nothing in it that a terminal obeys") {
  CHECK(printable("Ada \033[2J\a\x7F") == "Ada ?[2J??");
  CHECK(printable("a\xC2\x9B"
                  "31m") == "a?31m");
  CHECK(printable("Zoë 小明") == "Zoë 小明");
}

TEST_CASE("paint colours where colour is on and leaves the text alone where it is off") {
  CHECK(Style{}.paint(Ink::red, "H3") == "H3");
  CHECK(Style{.colour = true}.paint(Ink::red, "H3") == "\033[91mH3\033[0m");
  CHECK(Style{}.clear().empty());
  CHECK(Style{.terminal = true}.clear() == "\033[H\033[2J\033[3J");
}

TEST_CASE("commands are read whole, in any case, and moves are none") {
  CHECK(parse_command(" ? ")->command == Command::help);
  CHECK(parse_command("HINT")->command == Command::hint);
  CHECK(parse_command("sort Suit")->argument == "suit");
  CHECK(parse_command("sort")->argument.empty());
  CHECK(parse_command("quit")->command == Command::quit);
  CHECK(!parse_command("quit now"));
  CHECK(!parse_command("C3 D3"));
  CHECK(!parse_command("pass"));
  CHECK(!parse_command(""));
}

}  // namespace parlor
