// Whole exchanges between one person and the terminal, and the answers to wrong input.
#include <utility>

#include "games/okey/term/test_table.h"

namespace parlor::okey {
namespace {

using namespace test;

const std::string kFirstTiles =
    "Ada's Tiles:\n"
    "K1  R1  B1  Y1  K2  R2  B2  Y2  K3  R3  B3  K4  K5  K6  K7  \n"
    "0   1   2   3   4   5   6   7   8   9   10  11  12  13  14  \n";
const std::string kSecondTiles =
    "Ada's Tiles:\n"
    "K1  R1  B1  Y1  K2  R2  B2  Y2  K3  R3  B3  K4  K5  K6  \n"
    "0   1   2   3   4   5   6   7   8   9   10  11  12  13  \n";
const std::string kPick = "What will you do?\n1. Pick From Tiles\n2. Pick From Discard\n";

}  // namespace

TEST_CASE("the first turn asks only for a discard, with the prompts of the rule document") {
  CHECK(has(ada(""),
            "Deal 1 begins.\n"
            "\nAda's turn.\nStock: 55\n" +
                kFirstTiles + "What will you do?\n1. Discard Tile\nYour choice: "));
  CHECK(after(ada("1\n"), "1").starts_with("Which tile you will discard?\nDiscard the tile in index: "));
  CHECK(after(ada("1\n14\n"), "14")
            .starts_with("Ada discards K7.\n"
                         "\nBen's turn.\nLast Discarded: K7\nBen draws a tile.\nBen discards B1.\n"
                         "\nCleo's turn.\nLast Discarded: B1\nCleo draws a tile.\nCleo discards B2.\n"
                         "\nDan's turn.\nLast Discarded: B2\nDan draws a tile.\nDan discards Y1.\n"
                         "\nAda's turn.\nStock: 52\n" +
                         kSecondTiles + "Last Discarded: Y1\n" + kPick + "Your choice: "));
}

TEST_CASE("drawing a tile that completes three chains wins with congratulations") {
  const std::string end = after(ada("1\n14\n1\n"), "1");
  CHECK(
      end.starts_with("You picked up: Y3\n"
                      "Ada has K1 R1 B1 Y1.\nAda has K2 R2 B2 Y2.\nAda has K3 R3 B3 Y3.\n"
                      "Congratulations, you win!\n"));
  CHECK_FALSE(has(end, "Ada wins."));
  CHECK_FALSE(has(end, "Which tile"));
  for (const char* name : {"Ben's Tiles:\n", "Cleo's Tiles:\n", "Dan's Tiles:\n"}) CHECK(has(end, name));
}

TEST_CASE("a discard that is taken is shown and sorted in, then a tile is chosen by its index") {
  const std::string screen = after(ada("1\n14\n2\n"), "2");
  CHECK(
      screen.starts_with("You picked up: Y1\n"
                         "Ada's Tiles:\n"
                         "K1  R1  B1  Y1  Y1  K2  R2  B2  Y2  K3  R3  B3  K4  K5  K6  \n"
                         "0   1   2   3   4   5   6   7   8   9   10  11  12  13  14  \n"
                         "Which tile you will discard?\nDiscard the tile in index: "));
  CHECK(has(ada("1\n14\n2\n0\n"), "index: 0\nAda discards K1.\n"));
  CHECK(has(ada("1\n14\n2\n4\n"), "index: 4\nAda discards Y1.\n"));
  CHECK(has(ada("1\n14\n2\nk5\n"), "index: k5\nAda discards K5.\n"));
}

TEST_CASE("after invalid input the menu of the first turn asks again, and nothing changes") {
  for (const char* wrong :
       {"2", "0", "-1", "15", "K1", "discard", "one", "1 1", "1.", "99999999999999999999"}) {
    CAPTURE(wrong);
    const std::string screen = ada(std::string(wrong) + "\n1\n14\n");
    CHECK(has(screen, "Your choice: " + std::string(wrong) + "\n\"" + wrong +
                          "\" is not a choice: type 1.\nYour choice: 1\nWhich tile"));
    CHECK(has(screen, "Ada discards K7.\n"));
  }
  CHECK(has(
      ada("draw\n"),
      "Your choice: draw\nYou start with an extra tile, so don't pick one up: discard one.\nYour choice: "));
  CHECK(has(ada("take\n1\n"),
            "You start with an extra tile, so don't pick one up: discard one.\nYour choice: 1\nWhich tile"));
}

TEST_CASE("invalid input at the menu of a turn never skips picking a tile") {
  for (const char* wrong : {"3", "0", "-2", "K1", "stack", "2 1"}) {
    CAPTURE(wrong);
    const std::string screen = ada("1\n14\n" + std::string(wrong) + "\n2\n0\n");
    CHECK(has(screen,
              "\"" + std::string(wrong) +
                  "\" is not a choice: type a number from 1 to 2.\nYour choice: 2\nYou picked up: Y1\n"));
    CHECK(has(screen, "Ada discards K1.\n"));
  }
  CHECK(
      has(ada("1\n14\ndiscard K1\n2\n"),
          "Pick up a tile first, from the stock or the last discard.\nYour choice: 2\nYou picked up: Y1\n"));
  CHECK(has(ada("1\n14\npass\n2\n"),
            "You can pass only when the stock is empty.\nYour choice: 2\nYou picked up: Y1\n"));
}

TEST_CASE("after an invalid index the question is repeated, and no turn is lost") {
  const std::vector<std::pair<std::string, std::string>> kWrong = {
      {"15", "\"15\" is not an index: type a number from 0 to 14."},
      {"-1", "\"-1\" is not an index: type a number from 0 to 14."},
      {"five", "\"five\" is not an index: type a number from 0 to 14."},
      {"0 1", "\"0 1\" is not an index: type a number from 0 to 14."},
      {"2.5", "\"2.5\" is not an index: type a number from 0 to 14."},
      {"R7", "R7 is not on your rack."},
      {"discard R7", "R7 is not on your rack."},
      {"discard K9", "\"discard K9\" is not an index: type a number from 0 to 14."},
      {"draw", "You have already picked up a tile: discard one."},
      {"take", "You have already picked up a tile: discard one."},
  };
  for (const auto& [wrong, sentence] : kWrong) {
    CAPTURE(wrong);
    const std::string screen = ada("1\n14\n2\n" + wrong + "\n0\n");
    CHECK(after(screen, wrong).starts_with(sentence + "\nDiscard the tile in index: 0\nAda discards K1.\n"));
  }
}

TEST_CASE("typed control characters are not echoed to the terminal") {
  CHECK(has(ada("\x1b[2J\n"), "\"?[2J\" is not a choice"));
  CHECK(has(ada("1\n\x1b[2J\n"), "\"?[2J\" is not an index"));
}

TEST_CASE("only the beginning of an overlong answer is repeated") {
  const std::string overlong(100'000, 'x');
  for (const std::string begun : {"", "1\n"}) {
    const std::string screen = ada(begun + overlong + "\n1\n");
    CHECK(has(screen, "\"" + std::string(100, 'x') + "\u2026\" is not a"));
    CHECK(screen.size() < 10'000);
  }
}

TEST_CASE("pressing Enter repeats the tiles and the question") {
  CHECK(
      has(ada("\n"), "Your choice: \n" + kFirstTiles + "What will you do?\n1. Discard Tile\nYour choice: "));
  CHECK(has(ada("1\n\n"),
            "index: \n" + kFirstTiles + "Which tile you will discard?\nDiscard the tile in index: "));
}

TEST_CASE("moves can be typed as in records") {
  const std::string screen = ada("discard K7\ntake\ndiscard K6\ndraw\n");
  CHECK(has(screen, "Your choice: discard K7\nAda discards K7.\n"));
  CHECK(has(screen, "Your choice: take\nYou picked up: Y1\n"));
  CHECK(has(screen, "Discard the tile in index: discard K6\nAda discards K6.\n"));
  CHECK(has(screen, "Your choice: draw\nYou picked up: "));
}

TEST_CASE("a sorted rack keeps its order from turn to turn, and indices follow the order shown") {
  const std::string sorted = after(ada("sort colour\n"), "sort colour");
  CHECK(
      sorted.starts_with("Ada's Tiles:\n"
                         "K1  K2  K3  K4  K5  K6  K7  R1  R2  R3  B1  B2  B3  Y1  Y2  \n"
                         "0   1   2   3   4   5   6   7   8   9   10  11  12  13  14  \n"
                         "What will you do?\n1. Discard Tile\nYour choice: "));
  const std::string screen = ada("1\nsort colour\n6\n2\n");
  CHECK(has(screen, "Which tile you will discard?\nDiscard the tile in index: 6\nAda discards K7.\n"));
  CHECK(has(screen,
            "You picked up: Y1\nAda's Tiles:\n"
            "K1  K2  K3  K4  K5  K6  R1  R2  R3  B1  B2  B3  Y1  Y1  Y2  \n"));
  CHECK(has(ada("sort size\n1\n14\n"), "You can sort by: number, colour, groups.\nYour choice: 1\n"));
}

TEST_CASE("tiles that others took are shown while they may still have them") {
  const std::string screen = played({.tiles = kTiles,
                                     .computers = {{1, {"take", "discard R4", "draw", "discard K7"}},
                                                   {2, {"take", "discard Y4"}},
                                                   {3, {}}}},
                                    "1\n14\n2\n0\n1\n");
  CHECK(has(screen, "Ben takes K7, discarded by Ada.\nBen discards R4.\n"));
  CHECK(has(screen, "Cleo takes R4, discarded by Ben.\n"));
  CHECK(has(screen, "Ben is known to hold: K7\nCleo is known to hold: R4\nAda's Tiles:\n"));
  const std::string later = screen.substr(screen.rfind("Ada's turn."));
  CHECK_FALSE(has(later, "Ben is known to hold"));
  CHECK(has(later, "Cleo is known to hold: R4\n"));
}

TEST_CASE("the tile a computer draws is not revealed") {
  const std::string screen = ada("1\n14\n");
  CHECK_FALSE(has(screen, "Ben draws B1"));
  CHECK_FALSE(has(screen, "Ben's Tiles"));
  CHECK_FALSE(has(screen, "Next in the stock"));
}

TEST_CASE("help, hints, the log and the scores are available and cost no turn") {
  const std::string screen = ada("?\nlog\nscore\nhint\n1\n14\n");
  CHECK(has(screen, "Okey, simplified\n"));
  CHECK(has(screen, "Commands"));
  CHECK(has(screen, "No hints are available."));
  CHECK(has(screen, "Ada discards K7.\n"));
  CHECK(has(ada("1\n14\nquit\n"), "You left the game.\n"));
}

}  // namespace parlor::okey
