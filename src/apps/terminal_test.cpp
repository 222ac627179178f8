// What a person at a terminal is asked before a game starts.
#include <doctest/doctest.h>

#include "apps/test_terminal.h"
#include "testing/printed.h"
#include "testing/temporary_folder.h"

namespace parlor {
namespace {

using test::has;
using test::TemporaryFolder;
using test::Terminal;

TEST_CASE("Big-2 asks a person at the terminal for a name, and the game is played under it") {
  const TemporaryFolder home;
  Terminal terminal("play big2 --no-keep --seats human,basic,basic,basic", home.path().string());
  terminal.read_until("Your name (Enter for Ada): ");
  terminal.type("Zoe");
  terminal.read_until("Your move, Zoe: ");
  terminal.type("quit");
  CHECK(terminal.end() == 0);
}

TEST_CASE("nobody is asked for a name that was given") {
  const TemporaryFolder home;
  Terminal terminal("play big2 --no-keep --seats human,basic,basic,basic --names Yan", home.path().string());
  CHECK(!has(terminal.read_until("Your move, Yan: "), "Your name"));
  terminal.type("quit");
  CHECK(terminal.end() == 0);
}

TEST_CASE("the menu leads from its questions into the game, and asks nothing twice") {
  const TemporaryFolder home;
  Terminal big2("", home.path().string());
  big2.read_until("Which game (1 to 5, 0 to quit)? ");
  big2.type("1");
  big2.read_until("Which variant of Big-2?");
  big2.read_until("0 to quit): ");
  big2.type("");
  big2.read_until("How many people are playing at this keyboard?");
  big2.read_until("0 to quit): ");
  big2.type("");
  big2.read_until("How strong should the computer players be?");
  big2.read_until("0 to quit): ");
  big2.type("basic");
  big2.read_until("Your name (Enter for Ada): ");
  big2.type("");
  big2.read_until("Your move, Ada: ");
  big2.type("quit");
  CHECK(big2.end() == 0);

  Terminal okey("", home.path().string());
  okey.read_until("0 to quit)? ");
  okey.type("okey");
  okey.read_until("Which variant of Okey?");
  okey.read_until("0 to quit): ");
  okey.type("2");
  CHECK(!has(okey.read_until("Your choice: "), "How many people"));
  okey.type("quit");
  CHECK(okey.end() == 0);
}

}  // namespace
}  // namespace parlor
