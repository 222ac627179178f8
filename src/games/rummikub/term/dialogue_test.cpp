// The menu and its questions, and the answers to wrong input.
#include <chrono>
#include <string>
#include <vector>

#include "games/rummikub/listing.h"
#include "games/rummikub/term/test_table.h"

namespace parlor::rummikub {
namespace {

using test::has;
using test::played;

// Ada starts with 1r 2r 3r 4r 4g 4b 9y and six tiles that fit nothing; Ben has thirteen useless tiles.
const std::string kTiles =
    "#0 1r 2r 3r 4r 4g 4b 9y 11g 13g 6y 8b 11b 13b "
    "1g 3g 5g 7g 9g 1b 3b 5b 7b 9b 1y 3y 5y 7y rest";

std::string basic(const std::string& typed, const std::string& rules = "1 first=1") {
  return played({.rules = rules, .tiles = kTiles}, typed);
}

}  // namespace

TEST_CASE("a refused set says what is wrong with it and changes nothing") {
  const std::string rack = "Rack:  1   2   3   4   4   4   9  11  13   6   8  11  13  \n";
  const std::string again = rack + "1: Sort by number";
  CHECK(has(basic("4\n4 5 0\n"), "Set:  4   4   - You need at least three tiles.\n" + again));
  CHECK(has(basic("4\n1 2 4 0\n"), "- There is a gap between 2r and 4r.\n" + again));
  CHECK(has(basic("4\n1 2 7 0\n"), "- These tiles share neither a number nor a colour.\n" + again));
  CHECK(has(basic("4\n1 2 14 0\n"), "There is no tile at position 14; the last position is 13.\n" + again));
  CHECK(has(basic("4\n1 2 -1 0\n"), "There is no tile at position -1; the last position is 13.\n" + again));
  CHECK(has(basic("4\n1 2 1 0\n"), "Position 1 is listed twice.\n" + again));
  CHECK(has(basic("4\n1 two 3 0\n"), "\"two\" isn't a number; nothing was placed.\n" + again));
  CHECK(has(basic("4\n7 0\n"), "Set:  9  \nIt doesn't fit any set on the table.\n" + again));
  CHECK(has(basic("4\n0\n"), again));
}

TEST_CASE("positions can be typed on several lines, up to the zero") {
  CHECK(has(basic("4\n1 2\n3\n0\n"), " - Valid run!\n"));
}

TEST_CASE("an invalid menu choice is asked for again and costs nothing") {
  for (const char* wrong : {"7", "-1", "play", "4 5"}) {
    const std::string screen = basic(std::string(wrong) + "\n0\n");
    CHECK(has(screen, "\" isn't on the menu"));
    CHECK(has(screen, "Ada draws "));
  }
}

TEST_CASE("when a tile fits several sets, all are listed and the player is asked") {
  const std::string tiles =
      "#0 1r 2r 3r 4g 4b 4y 4r 11g 13g 6y 8b 11b 13b "
      "1g 3g 5g 7g 9g 1b 3b 5b 7b 9b 1y 3y 5y 7y rest";
  // 4r fits the run 1-2-3 and the group of fours.
  const std::string lay = "4\n1 2 3 0\n1\n4\n2 3 4 0\n";
  const std::string screen = played({.rules = "1 first=1", .tiles = tiles}, lay + "4\n1 0\n3\n4\n1 0\n2\n");
  CHECK(has(screen, "Sets on the board where the tile can be placed: 1  2  \nSet (0 for none): 3\n"));
  CHECK(has(screen, "The tile doesn't fit set 3."));
  CHECK(has(screen, "Set (0 for none): 2\n-> Placed!\n"));
}

TEST_CASE("players are called by their names, or by their numbers if they have none") {
  CHECK(has(basic("0\n"), "Turn for Ada...\n"));
  const std::string unnamed =
      played({.rules = "1 first=1", .tiles = kTiles, .names = {"Player 1", "Player 2"}}, "0\n");
  CHECK(has(unnamed, "Turn for player 1...\n"));
  CHECK(has(unnamed, "Player 1 draws "));
  CHECK(has(unnamed, "Turn for player 2...\n"));
}

TEST_CASE("the menu says when the rack has no set, and makes use of jokers") {
  const std::string scattered =
      "#0 1r 2r 4r 5r 7g 9g 9b 11b 13b 6y 8y 10y 12y 1g 3g 5g 3b 5b 7b 1y 3y 5y 7y 11y 13y 4g rest";
  const std::string none = played({.rules = "1 first=1", .tiles = scattered}, "3\n");
  CHECK(has(none, ">>> 3\nThere are no groups or runs on your rack.\nRack: "));
  CHECK_FALSE(has(basic("3\n"), "There are no groups"));
  const std::string joker =
      "#0 1r 2r 4r 5r 7g 9g 9b 11b 13b 6y 8y 10y 12y J 1g 3g 5g 3b 5b 7b 1y 3y 5y 7y 11y 13y 4g 6g rest";
  const std::string some = played({.rules = "1 set=real first=1", .tiles = joker}, "3\n");
  CHECK_FALSE(has(some, "There are no groups"));
  CHECK(has(some, ">>> 3\n 1   2   J   4   5  \nRack: "));
}

TEST_CASE("a player who places nothing draws a tile and is told which") {
  const std::string screen = basic("0\n");
  CHECK(has(screen, "Ada draws "));
  CHECK(has(screen, "Turn for Ben..."));
}

TEST_CASE("placing the last tile wins without asking for the next player") {
  const std::string screen =
      played({.rules = "1 first=1 tiles=6", .tiles = "#0 1r 2r 3r 4g 4b 4y 1b 3b 5b 7b 9b 11b rest"},
             "4\n1 2 3 0\n4\n1 2 3 0\n");
  CHECK(has(screen, "Ada wins the deal."));
  CHECK_FALSE(has(screen, "Turn for Ben..."));
}

TEST_CASE("version 2 has its own menu, and 0 exits") {
  const std::string screen = basic("5\n0\n", "1 first=1 menu=2");
  CHECK(
      has(screen, "1: SortByNumber, 2: SortByColor, 3: SetsInRack, 4: PlaceTiles, 5: Next, 0: Exit >>> 5\n"));
  CHECK(has(screen, "Turn for Ben..."));
  CHECK(has(screen, "0: Exit >>> 0\n"));
  CHECK_FALSE(has(screen, "End of input"));
}

TEST_CASE("a whole turn can be typed as a move, and is checked like one") {
  CHECK(has(basic("1r 2r 3r, 4r 4g 4b\n"), "Turn for Ben..."));
  CHECK(has(basic("1r 2r 4r\n"), "There is a gap between 2r and 4r."));
}

TEST_CASE("with --letters, the columns between the numbers name the colours") {
  const std::string screen = played({.rules = "1 first=1", .tiles = kTiles, .letters = true}, "");
  CHECK(has(screen, "Rack:  1r  2r  3r  4r  4g  4b  9y 11g"));
}

TEST_CASE("with open hands, all racks and the pool are shown before a turn") {
  const std::string tiles = "#0 1r 2r 3r 4g 4b 4y 1b 3b 5b 7b 8g 6y rest";
  const std::string rules = "1 first=1 tiles=6 numbers=8";
  const std::string open = played({.rules = rules, .tiles = tiles, .open_hands = true}, "");
  // In draw order, in eight columns.
  CHECK(has(open, "Pool: 52\n   4r   5r   6r   7r   8r   1g   2g   3g\n   5g   6g   7g   2b"));
  CHECK(has(open, "8g 1b 3b 5b 7b 6y"));
  const std::string closed = played({.rules = rules, .tiles = tiles}, "");
  CHECK_FALSE(has(closed, "Pool: 52"));
  CHECK_FALSE(has(closed, "8g 1b 3b 5b 7b 6y"));
}

TEST_CASE("the same position gets the same hint, however often you ask") {
  const auto adviser = listing().make_adviser;
  // Once more after a draft that was only thought of.
  const std::string screen = played({.rules = "1 first=1", .tiles = kTiles, .make_adviser = adviser},
                                    "hint\nhint\n4\n1 2 3 0\nhint\n");
  std::vector<std::string> hints;
  for (std::size_t at = screen.find("Hint: "); at != std::string::npos; at = screen.find("Hint: ", at + 1))
    hints.push_back(screen.substr(at, screen.find("1: Sort", at) - at));
  REQUIRE(hints.size() == 3);
  CHECK(hints[0] == hints[1]);
  CHECK(hints[0].substr(0, hints[0].find('\n')) == hints[2].substr(0, hints[2].find('\n')));
}

TEST_CASE("the commands of every game also work while a question is being asked") {
  const std::string sorted = basic("sort number\nsort sets\n4\nsort colour\n");
  CHECK(has(sorted, ">>> sort number\nRack:  1   2   3   4   4   4   6   8   9  11  11  13  13  \n"));
  CHECK(has(sorted, ">>> sort sets\nRack:  "));
  CHECK(
      has(sorted,
          "Tiles (0 at the end): sort colour\nRack:  1   2   3   4   4  11  13   4   8  11  13   6   9  \n"));
  CHECK(has(basic("sort size\n"), "number, colour, sets"));
  CHECK_FALSE(has(basic("4\nquit\n"), "End of input"));
}

TEST_CASE("in the real game, sets can be taken apart and every step undone") {
  const std::string tiles =
      "#0 10r 10g 10b 11r 12r 3g 3b 1y 6b 8b 2g 5y 7y 9y "
      "1g 4g 5g 7g 9g 1b 4b 5b 7b 9b 3y 4y 8y 13y rest";
  const std::string rules = "1 set=real first=1 firstmeld=0";
  const std::string laid = "4\n1 2 3 0\n";
  // Taking 10r off the group leaves it too short; with 11r and 12r it makes a run.
  const std::string screen =
      played({.rules = rules, .tiles = tiles}, laid + "5\n1\n1 0\n0\n6\n6\n6\n" + laid + "0\n");
  CHECK(has(screen, "5: Take apart, 6: Undo, 0: Next player >>> "));
  CHECK(has(screen, "First place 10r back on the table, or undo."));
  CHECK(has(screen, " | 10  "));
  CHECK(has(screen, "There is nothing to undo."));
  CHECK(has(screen, "Turn for Ben..."));
}

TEST_CASE("a refused turn continues where it was") {
  const std::string tiles =
      "#0 1r 1g 1b 10r 10g 10b 3b 1y 6b 8b 2g 5y 7y 9y "
      "1g 4g 5g 7g 9g 1b 4b 5b 7b 9b 3y 4y 8y 13y rest";
  const std::string screen =
      played({.rules = "1 set=real first=1", .tiles = tiles}, "4\n1 2 3 0\n0\n2\n4\n1 3 7 0\n0\n");
  CHECK(has(screen, "Your initial meld is worth 3, but it needs at least 30 points.\n"));
  CHECK(has(screen, " 1:  1   1   1  \n 2: 10  10  10  \n"));
  CHECK(has(screen, "Turn for Ben..."));
}

TEST_CASE("a player who runs out of time draws one tile, or three after touching the table") {
  const std::string tiles =
      "#0 10r 10g 10b 11r 12r 3g 3b 1y 6b 8b 2g 5y 7y 9y "
      "1g 4g 5g 7g 9g 11y 12y 13y 7b 9b 3y 4y 8y 13y rest";
  const auto late = [&](const std::string& typed, int slow_line) {
    const std::string screen = played({.rules = "1 set=real first=2 firstmeld=0",
                                       .tiles = tiles,
                                       .clock = std::chrono::seconds(2),
                                       .computers = {{1, {"11y 12y 13y"}}},
                                       .slow_line = slow_line},
                                      typed);
    CHECK(has(screen, "Ada runs out of time: the turn is taken back."));
    CHECK_FALSE(has(screen, "Ada runs out of time."));
    int drawn = 0;
    for (std::size_t at = 0; (at = screen.find("Ada draws ", at)) != std::string::npos; ++at) ++drawn;
    return drawn;
  };
  CHECK(late("4\n", 0) == 1);
  CHECK(late("4\n1 2 3 0\n1\n", 2) == 3);
}

}  // namespace parlor::rummikub
