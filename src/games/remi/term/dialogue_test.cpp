// The commands of the basic game, the order of the rack, and the answers to invalid input.
#include <sstream>
#include <utility>

#include "games/remi/term/test_table.h"

namespace parlor::remi {
namespace {

using test::after;
using test::has;
using test::played;

// Ada has a winning rack; Ben's tiles count 90. Next in the stock are 10b, 9b and 9y.
const std::string kTiles =
    "8y 2r 3r 4r 8r 8g 8b 1r 12b 13b 1b 5y 6y 7y "
    "13g 13y 12g 12y 11g 11y 1g 1y 1y 2g 2y 3g 3y 5g "
    "10b 9b 9y rest";

const std::string kSorted = "   1r  1b  2r  3r  4r  5y  6y  7y  8r  8g  8b  8y 12b 13b ";
const std::string kPositions = "   1   2   3   4   5   6   7   8   9  10  11  12  13  14  ";

std::string basic(const std::string& typed) { return played({.tiles = kTiles}, typed); }

int count(const std::string& text, const std::string& part) {
  int found = 0;
  for (std::size_t at = 0; (at = text.find(part, at)) != std::string::npos; ++at) ++found;
  return found;
}

}  // namespace

TEST_CASE(
    "a turn starts with the players, the stock, both discards and the player's rack with its positions") {
  const std::string screen = basic("");
  CHECK(has(screen,
            "\n> Ada  14 tiles      (0 points)\n"
            "  Ben  14 tiles      (0 points)\n"
            "\nStock: 78   Ada's discards: -   Ben's discards: -\n"
            "\n" +
                kSorted + "\n" + kPositions + "\nd: draw from the stock, ?: help > "));
  CHECK_FALSE(has(screen, "On the table"));  // nothing is melded in the basic game
  CHECK_FALSE(has(screen, "13g"));           // Ben's
}

TEST_CASE("a drawn tile comes last, and is discarded by its position or by name") {
  const std::string drawn = after(basic("d\n"), "d");
  CHECK(drawn.starts_with("Ada draws 10b.\n\n" + kSorted + "10b \n" + kPositions + "15  \n"));
  CHECK(has(drawn, "x TILE: discard, s: sort, ?: help > "));
  CHECK(has(basic("d\nx 5\n"), "Ada discards 4r.\n"));
  CHECK(has(basic("d\nx 4r\n"), "Ada discards 4r.\n"));
  CHECK(has(basic("d\nx 8Y\n"), "Ada discards 8y.\n"));
}

TEST_CASE("the other player's discard is offered by name, and everybody sees who takes it") {
  const std::string offered = basic("d\nx 4r\n");
  CHECK(has(offered, "\nStock: 77   Ada's discards: 4r   Ben's discards: -\n"));
  CHECK(has(offered, "d: draw from the stock, t: take 4r, ?: help > "));
  const std::string taken = basic("d\nx 4r\nt\nx 13g\n");
  CHECK(has(taken, "Ben takes 4r from the discard pile.\n"));
  CHECK(has(taken, "13g 13y  4r \n"));  // last on Ben's rack
  CHECK(has(taken, "  Ben  14 tiles      (0 points)  took 4r\n"));
  CHECK(has(taken, "\nStock: 77   Ada's discards: -   Ben's discards: 13g\n"));
  // A player's own rack is visible anyway.
  CHECK_FALSE(has(basic("d\nx 4r\nt\nx 13g\nd\nx 10b\n"), "> Ben  14 tiles      (0 points)  took"));
}

TEST_CASE("pressing Enter shows the table again") {
  const std::string screen = basic("\nd\n\n");
  CHECK(count(screen, "\nStock: 78 ") == 2);
  CHECK(count(screen, "\nStock: 77 ") == 1);
  CHECK(has(after(screen, "d"), "> Ada  15 tiles"));
}

TEST_CASE("moves can be typed as in records") {
  const std::string screen = basic("draw\ndiscard 4r\ntake\ndiscard 13g\n");
  CHECK(has(screen, "Ada draws 10b.\n"));
  CHECK(has(screen, "Ada discards 4r.\n"));
  CHECK(has(screen, "Ben takes 4r from the discard pile.\n"));
  CHECK(has(screen, "Ben discards 13g.\n"));
}

TEST_CASE("invalid input in the basic game is answered with the reason and costs nothing") {
  const std::vector<std::pair<std::string, std::string>> kDrawing = {
      {"t", "There is nothing to take: the other player's discard pile is empty."},
      {"take", "There is nothing to take: the other player's discard pile is empty."},
      {"x 5", "Pick up a tile first, from the stock or the other player's discard pile."},
      {"discard 5y", "Pick up a tile first, from the stock or the other player's discard pile."},
      {"d 5", "\"d 5\" is not a command; type ? to see them all."},
      {"foo", "\"foo\" is not a command; type ? to see them all."},
      {"u", "There is nothing to undo."},
      {"m 1 2 3", "You can't put tiles on the table in the basic game."},
      {"a 1 1", "You can't put tiles on the table in the basic game."},
      {"w 1 1", "You can't put tiles on the table in the basic game."},
  };
  for (const auto& [line, sentence] : kDrawing) {
    CAPTURE(line);
    const std::string screen = basic(line + "\nd\nx 10b\n");
    CHECK(
        after(screen, line).starts_with(sentence + "\nd: draw from the stock, ?: help > d\nAda draws 10b."));
  }
  const std::vector<std::pair<std::string, std::string>> kDiscarding = {
      {"d", "You have already picked up a tile: discard one."},
      {"t", "You have already picked up a tile: discard one."},
      {"x", "Name the tile, by its position or by name, such as 7r."},
      {"x 16", "There is no tile at position 16; the last position is 15."},
      {"x 0", "There is no tile at position 0; the last position is 15."},
      {"x -1", "There is no tile at position -1; the last position is 15."},
      {"x 13g", "13g is not on your rack."},
      {"x J", "J is not on your rack."},
      {"x red", "\"red\" is neither a position nor a tile such as 7r."},
      {"x 1 2", "Discard exactly one tile."},
      {"x 1 1", "Position 1 is listed twice."},
      {"discard", "Discard exactly one tile."},
      {"discard 13g", "13g is not on your rack."},
      {"lay 1r 2r 3r discard 10b", "You can't put tiles on the table in the basic game."},
      {"lay 1r 2r 3r", "Choose a tile to discard."},
      {"v 1", "Give two positions on your rack: where the tile is, and where it goes."},
      {"v 1 2 3", "Give two positions on your rack: where the tile is, and where it goes."},
      {"v 1 16", "There is no tile at position 16; the last position is 15."},
      {"s", "Sort by number, colour or formation: s n, s c, s f."},
      {"s x", "Sort by number, colour or formation: s n, s c, s f."},
      {"s n c", "Sort by number, colour or formation: s n, s c, s f."},
  };
  for (const auto& [line, sentence] : kDiscarding) {
    CAPTURE(line);
    const std::string screen = basic("d\n" + line + "\nx 4r\n");
    CHECK(after(screen, line).starts_with(sentence + "\nx TILE: discard"));
    CHECK(has(screen, "Ada discards 4r.\n"));
  }
}

TEST_CASE("the rack is sorted by number, by colour or into formations, in groups until its order changes") {
  const std::string typed = "s c\ns f\nv 1 2\ns n\n";
  const std::string screen = basic(typed);
  CHECK(after(screen, "s c")
            .starts_with("   1r  2r  3r  4r  8r |  8g |  1b  8b 12b 13b |  5y  6y  7y  8y \n"
                         "   1   2   3   4   5     6     7   8   9  10    11  12  13  14  \n"));
  const std::string formations = after(screen, "s f");
  const std::string line = formations.substr(0, formations.find('\n'));
  CHECK(count(line, " | ") == 3);
  for (const char* part : {"12b 13b  1b ", " 1r  2r  3r  4r "}) CHECK(has(line, part));
  const std::string moved = after(screen, "v 1 2");
  CHECK_FALSE(has(moved.substr(0, moved.find('\n')), "|"));
  CHECK(after(screen, "s n").starts_with(kSorted + "\n"));
  CHECK(has(basic("s formations\n"), line));
  CHECK(has(basic("sort formations\n"), line));
}

TEST_CASE("a drawn tile stands apart from the groups") {
  const std::string line = after(basic("s c\nd\n"), "d");
  CHECK(has(line, "|  5y  6y  7y  8y | 10b \n"));
}

TEST_CASE("a tile is moved to a position, by numbers or by names") {
  CHECK(after(basic("v 1 3\n"), "v 1 3").starts_with("   1b  2r  1r  3r  4r "));
  CHECK(after(basic("v 3 1\n"), "v 3 1").starts_with("   2r  1r  1b  3r  4r "));
  CHECK(after(basic("v 13b 1r\n"), "v 13b 1r").starts_with("  13b  1r  1b  2r "));
}

TEST_CASE("a rack keeps its order from turn to turn, without the discarded tiles") {
  const std::string screen = basic("d\nv 15 1\nx 4r\nd\nx 13g\n");
  const std::string turn = screen.substr(screen.rfind("> Ada  14 tiles"));
  CHECK(has(turn, "\n  10b  1r  1b  2r  3r  5y  6y  7y  8r  8g  8b  8y 12b 13b \n" + kPositions + "\n"));
  CHECK(has(turn, "t: take 13g"));
  // Groups that have lost a tile are no longer groups.
  const std::string sorted = basic("s c\nd\nx 4r\nd\nx 13g\n");
  CHECK(has(sorted.substr(sorted.rfind("> Ada  14 tiles")),
            "\n   1r  2r  3r  8r  8g  1b  8b 12b 13b  5y  6y  7y  8y 10b \n"));
}

TEST_CASE("the end of a deal shows the winner, both racks and the scores") {
  const std::string screen = basic("d\nx 10b\n");
  const std::string end = screen.substr(screen.find("Ada discards 10b."));
  CHECK(has(end, "Ada wins the deal.\n"));
  CHECK(has(end, "Ada has the formation 12b 13b 1b.\n"));
  CHECK(has(end, "Ben has 1g 2g 3g 5g 11g 12g 13g 1y 1y 2y 3y 11y 12y 13y left, worth 90.\n"));
  // The totals include this deal.
  CHECK(has(end, "  Ada  14 tiles    (-50 points)  "));
  CHECK(has(end, "  Ben  14 tiles     (90 points)  "));
  CHECK(has(end, " | 12b 13b 1b"));
  CHECK(has(end, "11g 12g 13g"));
  CHECK_FALSE(has(end, "> Ben"));  // nobody is to move
  CHECK(has(end, "-50"));
  CHECK(has(end, "90"));
}

TEST_CASE("in a match the points so far are shown beside the names, and a new rack is sorted") {
  const std::string screen = played({.tiles = kTiles, .length = MatchLength::to_score(200)}, "d\nx 10b\n");
  CHECK(has(screen, "Deal 2 begins.\n\n> Ada  14 tiles    (-50 points)\n  Ben  14 tiles     (90 points)\n"));
  // The rack of the second deal is sorted by number, whatever the order was in the first.
  const std::string second = screen.substr(screen.find("Deal 2 begins."));
  std::istringstream lines(second.substr(second.find("Stock: 78")));
  std::string line;
  for (int i = 0; i < 3; ++i) std::getline(lines, line);
  std::istringstream tiles(line);
  int before = 0, seen = 0;
  for (std::string tile; tiles >> tile; ++seen) {
    if (tile == "J") continue;
    CHECK(std::stoi(tile) >= before);
    before = std::stoi(tile);
  }
  CHECK(seen == 14);
}

TEST_CASE("the moves of a computer are reported, without anything that only it may know") {
  const std::string screen =
      played({.tiles = kTiles, .computers = {{1, {"draw", "discard 13g", "take", "discard 1y"}}}},
             "d\nx 4r\nd\nx 8y\n");
  CHECK(has(screen, "Ben draws a tile.\nBen discards 13g.\n"));
  CHECK(has(screen, "Ben takes 8y from the discard pile.\nBen discards 1y.\n"));
  CHECK(has(screen, "  Ben  14 tiles      (0 points)  took 8y\n"));
  CHECK_FALSE(has(screen, "Ben draws 9b"));
}

TEST_CASE("the total at the end of a later deal includes all deals") {
  const std::string screen = played(
      {.rules = "1 turns=20", .tiles = kTiles, .length = MatchLength::deals(2)}, "d\nx 10b\n" + [] {
        std::string turns;
        for (int i = 0; i < 20; ++i) turns += "d\nx 1\n";
        return turns;
      }());
  const std::size_t end = screen.find("Nobody has won after 20 turns");
  REQUIRE(end != std::string::npos);
  const std::string sheet = screen.substr(screen.find("Total", end));
  std::istringstream totals(sheet.substr(5));
  int ada = 0, ben = 0;
  totals >> ada >> ben;
  REQUIRE_FALSE(totals.fail());
  const std::string points = screen.substr(end);
  CHECK(has(points, "(" + std::to_string(ada) + " point"));
  CHECK(has(points, "(" + std::to_string(ben) + " point"));
}

TEST_CASE("with open hands both racks are shown, and the stock if asked for") {
  const std::string open = played({.tiles = kTiles, .open_hands = true}, "");
  CHECK(has(open, "  1g 2g 3g 5g 11g 12g 13g 1y 1y 2y 3y 11y 12y 13y\n"));
  CHECK_FALSE(has(open, "Next in the stock"));
  const std::string pool = played({.tiles = kTiles, .open_hands = true, .open_stock = true}, "");
  CHECK(has(pool, "Next in the stock: 10b 9b 9y "));
  // Nor does the end of a deal show what would have come next.
  CHECK_FALSE(has(basic("d\nx 10b\n"), "Next in the stock"));
}

TEST_CASE("the help shows the rules in force and every command") {
  const std::string help = basic("?\n");
  CHECK(has(help, "Remi, the basic game\n"));
  CHECK_FALSE(has(help, "Your first meld"));
  for (const char* command : {"  d   ", "  t   ", "  x 5 ", "  s f ", "  v 3 7 "}) CHECK(has(help, command));
  const std::string advanced = played({.rules = "1 set=advanced", .tiles = kTiles}, "help\n");
  CHECK(has(advanced, "Remi, the advanced game\n"));
  CHECK(has(advanced, "Your first meld"));
  for (const char* command :
       {"  m 1 2 3 ", "  a 4 2 ", "  w 4 2 ", "  u  ", "  lay 8r 8g 8b, 7b J 9b discard 5g "})
    CHECK(has(advanced, command));
}

}  // namespace parlor::remi
