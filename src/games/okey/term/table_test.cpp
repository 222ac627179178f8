// The players at the table: open hands, only computers, several people; and the ends of deals and matches.
#include <cstddef>
#include <string>

#include "games/okey/term/test_table.h"

namespace parlor::okey {
namespace {

using namespace test;

// No hand is closer to a chain than another: drawing and discarding changes nothing.
const std::string kDull =
    "K1 K1 K1 K1 K2 K2 K2 K2 K3 K3 K3 K3 K4 K4 K4 "
    "R1 R1 R1 R1 R2 R2 R2 R2 R3 R3 R3 R3 R4 R4 "
    "B1 B1 B1 B1 B2 B2 B2 B2 B3 B3 B3 B3 B4 B4 "
    "Y1 Y1 Y1 Y1 Y2 Y2 Y2 Y2 Y3 Y3 Y3 Y3 Y4 Y4 rest";

// Ada has fourteen tiles in melds and the joker; K5 is the indicator, and Ben has the matching tile.
const std::string kReal =
    "R1 R2 R3 K8 R8 B8 Y8 Y10 Y11 Y12 K11 K12 K13 K1 K6 "
    "K5 B1 B2 B4 B5 B7 Y1 Y3 Y4 Y6 Y7 R4 R6 R7 "
    "K2 K4 K7 K9 K10 Y9 Y13 B9 B10 B12 R10 R12 R13 R5 "
    "K2 K4 K7 K9 K10 Y9 Y13 B9 B10 B12 R10 R12 R13 R5 K5 rest";

// The same, but Ada has no joker: her extra tile is R9.
const std::string kShow =
    "R1 R2 R3 K8 R8 B8 Y8 Y10 Y11 Y12 K11 K12 K13 R11 R9" + kReal.substr(kReal.find(" K5 B1"));

}  // namespace

TEST_CASE("with open hands all racks are shown once, when a player's turn starts, but not the stock") {
  const std::string screen =
      played({.tiles = kTiles, .open_hands = true, .computers = kThree}, "1\n14\n2\n0\n");
  const std::string ben = "Ben's Tiles:\nR4 R4 B4 B4 R5 R5 B5 B5 R6 R6 B6 B6 R7 R7\n";
  CHECK(has(screen, ben));
  CHECK(count(screen, "\n\nStock: ") == 3);  // turns 1 and 2 of Ada, not again after the pick; turn 3
  CHECK_FALSE(has(screen, "Next in the stock"));
  CHECK(has(screen, "Ben draws B1.\nBen discards B1.\n"));
  CHECK(has(screen,
            "\nBen's turn.\nBen's Tiles:\nR4 R4 B4 B4 R5 R5 B5 B5 R6 R6 B6 B6 R7 R7\nLast Discarded: K7\n"));
}

TEST_CASE("the stock is shown in draw order if asked for") {
  const std::string screen =
      played({.tiles = kTiles, .open_hands = true, .open_stock = true, .computers = kThree}, "1\n14\n2\n0\n");
  CHECK(has(screen, "Next in the stock: B1 B2 Y1 Y3 "));
  CHECK(has(
      screen,
      "\nBen's turn.\nBen's Tiles:\nR4 R4 B4 B4 R5 R5 B5 B5 R6 R6 B6 B6 R7 R7\nNext in the stock: B1 B2 "));
  CHECK(count(screen, "Next in the stock: ") == 9);  // three turns of Ada, two of each computer
}

TEST_CASE("four computers print every hand and action to the end, and ask nothing") {
  const std::string screen = played({.tiles = kTiles,
                                     .open_hands = true,
                                     .computers = {{0, {"discard K7", "draw"}}, {1, {}}, {2, {}}, {3, {}}}},
                                    "");
  CHECK(
      has(screen,
          "Deal 1 begins.\n"
          "\nAda's turn.\nAda's Tiles:\nK1 R1 B1 Y1 K2 R2 B2 Y2 K3 R3 B3 K4 K5 K6 K7\nAda discards K7.\n"
          "\nBen's turn.\nBen's Tiles:\nR4 R4 B4 B4 R5 R5 B5 B5 R6 R6 B6 B6 R7 R7\nLast Discarded: K7\n"
          "Ben draws B1.\nBen discards B1.\n"
          "\nCleo's turn.\nCleo's Tiles:\nK4 K4 Y4 Y4 K5 K5 Y5 Y5 Y6 Y6 B7 B7 Y7 Y7\nLast Discarded: B1\n"));
  CHECK(has(screen,
            "Ada draws Y3.\nAda has K1 R1 B1 Y1.\nAda has K2 R2 B2 Y2.\nAda has K3 R3 B3 Y3.\nAda wins.\n"));
  for (const char* asked :
       {"Your choice", "index", "What will you do", "Type ?", "End of input", "Congratulations"})
    CHECK_FALSE(has(screen, asked));
}

TEST_CASE("a computer's win is announced by its name") {
  const std::string won =
      "K7 K7 K7 K7 R7 R7 R7 R7 B7 B7 B7 B7 Y7 Y7 Y7 K1 R1 B1 Y1 K2 R2 B2 Y2 K3 R3 B3 Y3 K4 K5 rest";
  const std::string screen = played({.tiles = won, .computers = kThree}, "1\n14\n");
  CHECK(has(
      screen,
      "Ben draws a tile.\nBen has K1 R1 B1 Y1.\nBen has K2 R2 B2 Y2.\nBen has K3 R3 B3 Y3.\nBen wins.\n"));
  CHECK_FALSE(has(screen, "Congratulations"));
}

TEST_CASE("the starting player can win with the tiles dealt, without being asked anything") {
  const std::string dealt = "K1 R1 B1 Y1 K2 R2 B2 Y2 K3 R3 B3 Y3 K4 K5 K6 rest";
  const std::string screen = played({.tiles = dealt, .computers = kThree}, "");
  CHECK(has(screen, "Deal 1 begins.\nAda has K1 R1 B1 Y1.\n"));
  CHECK(has(screen, "Congratulations, you win!\n"));
  CHECK_FALSE(has(screen, "Your choice"));
  CHECK(count(screen, "Congratulations") == 1);
}

TEST_CASE("in a tie every rack is shown once") {
  const std::string screen = played({.tiles = kDull, .open_hands = true, .computers = kFour}, "");
  CHECK(has(screen, "Nobody wins: the deal is a tie.\nAda has K1 K1 K1 K2 "));
  for (const char* hand :
       {"Ben has R1 R1 R1 R1 R2 R2 R2 R2 R3 R3 R3 R3 R4 R4.\n", "Cleo has B1 ", "Dan has Y1 "})
    CHECK(count(screen, hand) == 1);
  const std::string end = screen.substr(screen.find("Nobody wins"));
  CHECK_FALSE(has(end, "'s Tiles:"));
  CHECK(has(end, "Ada's discards: "));
  CHECK_FALSE(has(screen, "wins."));
}

TEST_CASE("with empty=take the menu offers the last discard or a pass") {
  // Ada draws 13 of the 55 tiles: the stack is empty when her fifteenth turn starts.
  std::string typed = "1\n0\n";
  for (int turn = 0; turn < 13; ++turn) typed += "1\n14\n";
  const std::string screen =
      played({.rules = "1 empty=take", .tiles = kDull, .computers = kThree}, typed + "3\n2\n");
  CHECK(has(screen, "Stock: 0\n"));
  CHECK(has(screen,
            "What will you do?\n1. Pick From Discard\n2. Pass\nYour choice: 3\n"
            "\"3\" is not a choice: type a number from 1 to 2.\nYour choice: 2\n"
            "Ada passes on the last discard.\nNobody wins: the deal is a tie.\n"));
}

TEST_CASE("several players at one screen are told by name what they do, each with their own tiles") {
  const std::string screen = played({.tiles = kTiles}, "1\n14\n2\n0\n");
  CHECK(has(screen, "\nAda's turn.\nStock: 55\nAda's Tiles:\n"));
  CHECK(has(screen, "Ada discards K7.\n\nBen's turn.\nStock: 55\nBen's Tiles:\n"));
  CHECK(has(screen, "Ben takes K7, discarded by Ada.\nYou picked up: K7\nBen's Tiles:\n"));
  CHECK(has(screen,
            "Ben discards R4.\n\nCleo's turn.\nStock: 55\n"
            "Ben is known to hold: K7\nCleo's Tiles:\n"));
  CHECK_FALSE(has(screen, "Next in the stock"));
  const std::string win = played({.tiles = kTiles}, "1\n14\n1\nB1\n1\nB2\n1\nY1\n1\n");
  CHECK(has(win, "Ada draws Y3.\n"));
  CHECK(has(win, "Ada wins.\n"));
  CHECK_FALSE(has(win, "Congratulations"));
}

TEST_CASE("in real Okey indicator and joker are shown, and the menu offers to show the matching tile") {
  const Setting real{
      .rules = "1 set=okey", .tiles = kShow, .computers = {{0, {"discard R9"}}, {2, {}}, {3, {}}}};
  const std::string menu = "What will you do?\n1. Pick From Tiles\n2. Pick From Discard\n";
  const std::string screen = played(real, "4\n3\n3\n1\n");
  CHECK(has(screen, "Deal 1 begins.\nThe indicator is K5, so the joker is K6.\n"));
  CHECK(has(screen, "Stock: 48\nIndicator: K5, joker: K6\nBen's Tiles:\nB1  Y1  "));
  CHECK(has(screen, menu + "3. Show The Matching K5\nYour choice: 4\n"
                           "\"4\" is not a choice: type a number from 1 to 3.\nYour choice: 3\n"
                           "Ben shows K5, the tile matching the indicator: the others lose a point each.\n"));
  CHECK(has(screen, menu +
                        "Your choice: 3\n\"3\" is not a choice: type a number from 1 to 2.\nYour choice: 1\n"
                        "You picked up: "));
  const std::string first = played(
      {.rules = "1 set=okey", .tiles = kShow, .computers = {{0, {"discard R9"}}, {1, {"show"}}, {3, {}}}},
      "");
  CHECK(has(first, "Ben is known to hold: K5\n"));
}

TEST_CASE("a computer's turn is shown once, even if it shows the matching tile") {
  const std::string screen =
      played({.rules = "1 set=okey",
              .tiles = kShow,
              .open_hands = true,
              .computers = {{0, {"discard R9"}}, {1, {"show", "draw", "discard K5"}}, {2, {}}, {3, {}}}},
             "");
  const std::size_t begins = screen.find("\nBen's turn."), ends = screen.find("\nCleo's turn.");
  REQUIRE(ends != std::string::npos);
  const std::string turn = screen.substr(begins, ends - begins);
  CHECK(has(turn, "Ben shows K5"));
  CHECK(count(turn, "Ben's turn.") == 1);
}

TEST_CASE("the screen says that a win with the joker counts double, and a match starts with its points") {
  const std::string screen = played({.rules = "1 set=okey points=4",
                                     .tiles = kReal,
                                     .computers = kThree,
                                     .length = MatchLength::down_to(0)},
                                    "discard K6\n");
  CHECK(has(screen, "Congratulations, you win, and the win counts double!\n"));
  CHECK(has(screen, "Start"));
  CHECK(has(screen, "Ada wins the match."));
}

TEST_CASE("in the second deal of a match with open hands, all racks are shown from the first turn") {
  const std::string screen =
      played({.tiles = kTiles, .open_hands = true, .computers = kThree, .length = MatchLength::deals(2)},
             "1\n14\n1\n");
  REQUIRE(has(screen, "Deal 2 begins.\n"));
  const std::string second = screen.substr(screen.find("Deal 2 begins.\n"));
  CHECK(has(second, "Ben's Tiles:\n"));
}

TEST_CASE("tiles are in colour if the terminal has colours, and keep their columns") {
  const std::string screen = played({.tiles = kTiles, .colour = true, .computers = kThree}, "1\n14\n");
  CHECK(has(screen, "\033[91mR1\033[0m  "));
  CHECK(has(screen, "Last Discarded: \033["));
}

}  // namespace parlor::okey
