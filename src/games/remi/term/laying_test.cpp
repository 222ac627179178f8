// The commands of the advanced game: a turn put together in steps.
#include <string>
#include <utility>
#include <vector>

#include "core/text.h"
#include "games/remi/term/test_table.h"

namespace parlor::remi {
namespace {

using test::after;
using test::has;
using test::played;

// As in the rule document's picture: Ada has 8-8-8 and 7-joker-9 of blue, Ben the tiles that go with them.
// Ada draws 13y, Ben 7r.
const std::string kPicture =
    "8r 8g 8y 7b J 9b 1r 2g 3b 5y 13g 12b 4g 6y "
    "9r 10r 11r 12r 13r 10b 8b 2y 3y 1g 6g 5g 11g 4b "
    "13y 7r 12g rest";
const std::string kAda = "d\nm 8r 8g 8y\nm 7b J 9b\nx 13y\n";

std::string advanced(const std::string& typed, const std::string& tiles = kPicture) {
  return played({.rules = "1 set=advanced", .tiles = tiles}, typed);
}

const std::string kPrompt = "m: meld, a: add, w: swap a joker, u: undo, x TILE: discard, s: sort, ?: help > ";

}  // namespace

TEST_CASE("formations are melded by position or by name, and the rack closes up") {
  CHECK(has(advanced(""), "\nOn the table: nothing yet\n"));
  const std::string screen = advanced("d\nm 8y 8r 8g\nm 7b J 9b\nx 13y\n");
  CHECK(after(screen, "m 8y 8r 8g")
            .starts_with("\nOn the table:\n   1:  8r  8g  8y \n"
                         "   1r  2g  3b  4g  5y  6y  7b  9b 12b 13g  J  13y \n"
                         "   1   2   3   4   5   6   7   8   9  10  11  12  \n"
                         "Your first meld is worth 24 of 30 points so far.\n" +
                         kPrompt));
  CHECK(has(after(screen, "m 7b J 9b"), "\nOn the table:\n   1:  8r  8g  8y \n   2:  7b  J   9b \n"));
  CHECK(has(after(screen, "m 7b J 9b"), "Your first meld is worth 48 points; it needs 30.\n" + kPrompt));
  const std::string done = after(screen, "x 13y");
  CHECK(done.starts_with("Ada melds 8r 8g 8y.\nAda melds 7b J 9b.\nAda discards 13y.\n"));
  CHECK(has(done, "  Ada   8 tiles      (0 points)  has melded\n> Ben  14 tiles      (0 points)\n"));
  CHECK(has(done, "\nOn the table:\n   1:  8r  8g  8y \n   2:  7b  J   9b \n\nStock: 77 "));
  // By position: 8g 8r 8y are the eighth to the tenth.
  CHECK(has(advanced("d\nm 8 9 10\n"), "\nOn the table:\n   1:  8r  8g  8y \n"));
}

TEST_CASE("the rule document's picture can be typed: meld, add, swap the joker, meld it") {
  const std::string screen = advanced(kAda + "d\nm 9r 10r 11r 12r 13r\na 10b 2\nw 8b 2\nm 2y 3y J\nx 5g\n");
  CHECK(has(after(screen, "a 10b 2"), "   2:  7b  J   9b 10b \n"));
  const std::string swapped = after(screen, "w 8b 2");
  CHECK(has(swapped, "   2:  7b  8b  9b 10b \n"));
  CHECK(has(swapped,
            "   1g  2y  3y  4b  5g  6g 11g  7r +  J  \n"
            "   1   2   3   4   5   6   7   8     9  \n"));
  CHECK(has(after(screen, "m 2y 3y J"), "   4:  2y  3y  J  \n   1g  4b  5g  6g 11g  7r \n"));
  CHECK(after(screen, "x 5g")
            .starts_with("Ben melds 9r 10r 11r 12r 13r.\n"
                         "Ben swaps 8b for the joker in 7b J 9b.\n"
                         "Ben adds 10b to 7b 8b 9b.\nBen melds 2y 3y J.\nBen discards 5g.\n"));
}

TEST_CASE("a joker that was swapped out must be melded before the discard, however that is typed") {
  const std::string begun = kAda + "d\nm 9r 10r 11r 12r 13r\nw 8b 2\n";
  for (const std::string discard : {"x 5g", "x 1", "x J", "discard 5g"}) {
    CAPTURE(discard);
    CHECK(after(advanced(begun + discard + "\n"), discard)
              .starts_with("First put the joker that you swapped out on the table, or undo.\n" + kPrompt));
  }
  // It can go to either end of the same run.
  const std::string high = advanced(begun + "a J 2\nx 5g\n");
  CHECK(has(after(high, "a J 2"), "   2:  7b  8b  9b  J  \n"));
  CHECK(has(high, "Ben adds J to 7b 8b 9b.\n"));
  CHECK(has(after(advanced(begun + "a J 2 low\nx 5g\n"), "a J 2 low"), "   2:  J   7b  8b  9b \n"));
  CHECK(has(after(advanced(begun + "a J 1\nx 5g\n"), "a J 1"), "   1:  8r  8g  8y  J  \n"));
}

TEST_CASE("undo takes back the steps one by one, including the order of the rack") {
  const std::string screen = advanced(kAda + "d\nm 9r 10r 11r 12r 13r\nw 8b 2\nu\nu\nu\n");
  const std::string first = screen.substr(screen.find("> u\n") + 4);
  CHECK(first.starts_with(
      "\nOn the table:\n   1:  8r  8g  8y \n   2:  7b  J   9b \n   3:  9r 10r 11r 12r 13r \n"
      "   1g  2y  3y  4b  5g  6g  8b 10b 11g  7r \n"));
  CHECK(has(first,
            "> u\n\nOn the table:\n   1:  8r  8g  8y \n   2:  7b  J   9b \n"
            "   1g  2y  3y  4b  5g  6g  8b  9r 10r 10b 11r 11g 12r 13r  7r \n"));
  CHECK(after(screen, "u").starts_with("There is nothing to undo.\n" + kPrompt));
  // What was undone is not played.
  const std::string played_on = advanced("d\nm 8r 8g 8y\nu\nx 13y\n");
  CHECK(after(played_on, "x 13y").starts_with("Ada discards 13y.\n"));
}

TEST_CASE("a discard typed as in records ends the turn with everything melded so far") {
  const std::string screen = advanced("d\nm 8r 8g 8y\nm 7b J 9b\ndiscard 13y\n");
  CHECK(after(screen, "discard 13y")
            .starts_with("Ada melds 8r 8g 8y.\nAda melds 7b J 9b.\nAda discards 13y.\n"));
}

TEST_CASE("a whole turn can be typed on one line, whatever was begun") {
  const std::string line = "lay 8r 8g 8y, 7b J 9b discard 13y";
  CHECK(has(advanced("d\n" + line + "\n"), "Ada melds 7b J 9b.\nAda discards 13y.\n"));
  CHECK(has(advanced("d\nm 7b J 9b\n" + line + "\n"), "Ada melds 7b J 9b.\nAda discards 13y.\n"));
  CHECK(has(advanced("d\nlay 8r 8g discard 13y\n"), "You need at least three tiles.\n"));
}

TEST_CASE("a first meld that is too small is refused at the discard, and the turn continues") {
  const std::string screen = advanced("d\nm 8r 8g 8y\nx 13y\nm 7b J 9b\nx 13y\n");
  CHECK(has(screen, "> x 13y\nYour first meld is worth 24 from your own rack; it needs 30 points.\n" +
                        kPrompt + "m 7b J 9b\n\nOn the table:\n   1:  8r  8g  8y \n   2:  7b  J   9b \n"));
  CHECK(has(screen, "Ada discards 13y.\n"));
}

TEST_CASE("invalid steps are answered with the reason and cost nothing") {
  const std::vector<std::pair<std::string, std::string>> kWrong = {
      {"m", "Name the tile, by its position or by name, such as 7r."},
      {"m 9r 10r", "You need at least three tiles."},
      {"m 9r 10r 12r", "There is a gap between 10r and 12r."},
      {"m 9r 10r 11g", "These tiles share neither a number nor a colour."},
      {"m 9r 9r 10r", "9r is not on your rack."},
      {"m 1 1 2", "Position 1 is listed twice."},
      {"m 1 2 99", "There is no tile at position 99; the last position is 15."},
      {"a 10b", "Name the tile and the number of a formation, as in a 3 1."},
      {"a 10b 3", "There is no formation \"3\"; formations on the table: 2."},
      {"a 10b two", "There is no formation \"two\"; formations on the table: 2."},
      {"a 10b 0", "There is no formation \"0\"; formations on the table: 2."},
      {"a 11r 2", "11r does not fit in formation 2."},
      {"a 10b 1", "10b does not fit in formation 1."},
      {"a 10b 11r 2", "11r does not fit in formation 2."},
      {"a 8b 2", "8b does not fit in formation 2."},
      {"w 8b", "Name the tile and the number of a formation, as in a 3 1."},
      {"w 10b 2", "There is no joker that stands for 10b in formation 2."},
      {"w 8b 1", "There is no joker that stands for 8b in formation 1."},
      {"w 8b 10b 2", "Swap one tile for one joker at a time."},
      {"w 8b 9", "There is no formation \"9\"; formations on the table: 2."},
      {"d", "You have already picked up a tile: discard one."},
  };
  for (const auto& [line, sentence] : kWrong) {
    CAPTURE(line);
    const std::string screen = advanced(join(std::vector{kAda + "d", line, std::string("x 5g\n")}, "\n"));
    CHECK(after(screen, line).starts_with(join(std::vector{sentence, kPrompt}, "\n")));
    CHECK(after(screen, "x 5g").starts_with("Ben discards 5g.\n"));
  }
  for (const std::string line : {"m 1 2 3", "a 1 1", "w 1 1"}) {
    CAPTURE(line);
    CHECK(after(advanced(line + "\n"), line)
              .starts_with("Pick up a tile first, from the stock or the other player's discard pile.\n"));
  }
}

TEST_CASE("sorting in the middle of a turn leaves the melded tiles on the table") {
  const std::string screen = advanced("d\nm 8r 8g 8y\ns c\n\nm 7b J 9b\nx 13y\n");
  CHECK(after(screen, "s c").starts_with("   1r |  2g  4g 13g |  3b  7b  9b 12b |  5y  6y 13y |  J  \n"));
  CHECK(has(screen, "> \n> Ada  15 tiles"));
  // Formations are searched for in the tiles left.
  const std::string formed = advanced("d\nm 8r 8g 8y\nm 7b J 9b\ns f\n");
  CHECK(after(formed, "s f").starts_with("   1r  2g  3b  4g  5y  6y 12b 13g 13y \n"));
  CHECK(has(screen, "Ada melds 7b J 9b.\nAda discards 13y.\n"));
}

TEST_CASE("the rack keeps its order after melding") {
  const std::string screen = advanced("d\nv 13y 1\nm 8r 8g 8y\nm 7b J 9b\nx 2g\nd\nx 1g\n");
  const std::string turn = screen.substr(screen.rfind("> Ada   8 tiles"));
  CHECK(has(turn, "\n  13y  1r  3b  4g  5y  6y 12b 13g \n"));
}

TEST_CASE("after a turn typed on one line, the remaining tiles are where they were before the steps") {
  const std::string tiles =
      "10r 10g 10y 7b J 9b 1r 2g 3b 5y 13g 12b 4g 6y "
      "9r 10r 11r 12r 13r 10b 8b 2y 3y 1g 6g 5g 11g 4b 13y rest";
  const std::string screen = advanced("d\nm 7b J 9b\nlay 10r 10g 10y discard 13y\nd\nx 1g\n", tiles);
  const std::string turn = screen.substr(screen.rfind("> Ada  11 tiles"));
  CHECK(has(turn, "\nOn the table:\n   1: 10r 10g 10y \n"));
  CHECK(has(turn, "\n   1r  2g  3b  4g  5y  6y  7b  9b 12b 13g  J  \n"));
}

TEST_CASE("a joker in a set is swapped for either missing colour") {
  const std::string tiles =
      "10r 10g J 1r 2g 3b 5y 13g 12b 4g 6y 7b 9b 1y "
      "9r 10r 11r 12r 13r 10b 10y 2y 3y 1g 6g 5g 11g 4b 13y 7r rest";
  const std::string begun = "d\nm 10r 10g J\nx 13y\nd\nm 9r 10r 11r 12r 13r\n";
  CHECK(has(after(advanced(begun + "w 10b 1\n", tiles), "w 10b 1"), "   1: 10r 10g 10b \n"));
  CHECK(has(after(advanced(begun + "w 10y 1\n", tiles), "w 10y 1"), "   1: 10r 10g 10y \n"));
}

TEST_CASE("a player who has melded all but the last tile wins by discarding it") {
  const std::string tiles =
      "8r 8g 8y 7b J 9b 1r 2r 3r 5y 5g 5b 5r 6y "
      "9r 10r 11r 12r 13r 10b 8b 2y 3y 1g 6g 4r 11g 4b "
      "13y 7r 6b rest";
  const std::string laid = "d\nm 8r 8g 8y\nm 7b J 9b\nm 1r 2r 3r\nm 5y 5g 5b 5r\nx 6y\nd\nx 1g\n";
  const std::string left = advanced(laid, tiles);
  CHECK(has(left, "> Ada    1 tile      (0 points)  has melded\n"));
  CHECK(has(left, "\n  13y \n   1  \n"));
  CHECK_FALSE(has(left, "wins the deal"));
  const std::string screen = advanced(laid + "d\na 6b 2\nx 13y\n", tiles);
  const std::string end = after(screen, "x 13y");
  CHECK(end.starts_with("Ada adds 6b to 7b J 9b.\nAda discards 13y.\nAda wins the deal.\nBen has "));
  CHECK(has(end, "  Ada   0 tiles    (-50 points)  has melded"));
}

}  // namespace parlor::remi
