#include "melds/near.h"

#include <doctest/doctest.h>
#include <string_view>

#include "core/text.h"
#include "melds/test_positions.h"

namespace parlor::melds {
namespace {

constexpr MeldRules kRules = {.numbers = kMostNumbers, .wraps = true, .most_jokers = kMostJokers};

Tiles rack_of(std::string_view text) {
  FaceCounts counts;
  for (std::string_view word : words(text)) counts.add(Face::parse(word).value());
  return tiles_of(counts);
}

int near(std::string_view rack, std::string_view face) {
  return melds::near(rack_of(rack), Face::parse(face).value());
}

Lonely lonely(std::string_view rack) { return loneliest(kRules, rack_of(rack)); }

}  // namespace

TEST_CASE("the most tiles that can be in formations at once are counted, including jokers") {
  const auto counted = [](std::string_view rack) { return in_formations(kRules, rack_of(rack)); };
  CHECK(counted("1r 5g 9b") == 0);
  CHECK(counted("3r 4r 5r 5g 5b 9y") == 3);
  CHECK(counted("3r 4r 5r 5r 5g 5b 9y") == 6);
  CHECK(counted("12r 13r 1r 2r") == 3);
  CHECK(counted("3r 4r J 9y") == 3);
  CHECK(counted("") == 0);
}

TEST_CASE("tiles of the same number, and of the same colour at most two apart, are near") {
  CHECK(near("", "5g") == 0);
  CHECK(near("5r 5b 5y", "5g") == 3);
  CHECK(near("3g 4g 6g 7g", "5g") == 4);
  CHECK(near("2g 8g 4r 6b 5g", "5g") == 0);
  CHECK(near("5r 5r 4g 4g", "5g") == 2);  // a second copy makes no difference
  CHECK(near("J", "5g") == 0);            // a joker goes with everything
}

TEST_CASE("a 1 is near the 2, the 3, the 12 and the 13") {
  CHECK(near("2g 3g 12g 13g", "1g") == 4);
  CHECK(near("11g 4g", "1g") == 0);
  CHECK(near("1g 11g 12g", "13g") == 3);
  CHECK(near("2g", "13g") == 0);
  CHECK(near("1g 13g 10g 11g", "12g") == 4);
  CHECK(near("1r", "13g") == 0);
}

TEST_CASE("nearness is symmetric") {
  for (int i = 0; i < kJokerIndex; ++i) {
    for (int k = 0; k < kJokerIndex; ++k) {
      Tiles one, other;
      one.add(Tile(Face::at(i), 0));
      other.add(Tile(Face::at(k), 0));
      CHECK(melds::near(one, Face::at(k)) == melds::near(other, Face::at(i)));
    }
  }
}

TEST_CASE("the loneliest tile is outside formations, with the fewest tiles near it, then the highest") {
  CHECK(lonely("1r 2r 3r 9g 9b 13y").tile.to_string() == "13y");
  CHECK(lonely("1r 2r 3r 9g 9b 13y").near == 0);
  CHECK(lonely("1r 2r 3r 9g 5b 13y 12y").tile.to_string() == "9g");
  CHECK(lonely("1r 2r 3r 9g 11g 9b 6y 7y").tile.to_string() == "11g");
  CHECK_FALSE(lonely("1r 2r 3r 9g 5b 13y 12y").wins);
  CHECK_FALSE(lonely("1r 2r 3r 9g 5b 13y 12y").spare);
  // A joker is not discarded while there is anything else outside.
  CHECK(lonely("J 1r 6g 13y 13b").tile.to_string() != "J");
}

TEST_CASE("a discard that leaves only formations wins, whatever is near it") {
  const Lonely wins = lonely("1r 2r 3r 9g 9b 9y 10y");
  CHECK(wins.wins);
  CHECK(wins.tile.to_string() == "10y");
  CHECK(lonely("1r 2r 3r 4r").wins);
  CHECK(lonely("1r 2r 3r J").wins);
  CHECK_FALSE(lonely("1r 2r 3r").wins);
  CHECK(lonely("5g").wins);  // the last tile
}

TEST_CASE("if every tile is in a formation, the discard is the one that breaks up the least") {
  const Lonely spare = lonely("1r 1g 1b 5r 5g 5b");
  CHECK(spare.spare);
  CHECK_FALSE(spare.wins);
  CHECK_FALSE(spare.tile.is_joker());
  // One of the three formations has a joker that could stand in elsewhere: discarding a tile costs only that
  // tile.
  const Lonely filled = lonely("1r 1g 1b 5r 5g J 9y 10y 11y");
  CHECK(filled.spare);
  CHECK_FALSE(filled.tile.is_joker());
}

}  // namespace parlor::melds
