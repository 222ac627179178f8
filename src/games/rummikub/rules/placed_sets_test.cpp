#include "games/rummikub/rules/placed_sets.h"

#include <string>
#include <string_view>

#include "games/rummikub/rules/test_rummikub.h"

namespace parlor::rummikub {
namespace {

// "6r to 3r 4r 5r; 7r 7g 7b"
std::string told(std::string_view before, std::string_view after) {
  const auto board = [](std::string_view text) {
    return *Board::of(*melds::parse_sets(test::rules("set=real").tile_set(), text));
  };
  std::vector<std::string> parts;
  for (const PlacedSet& set : placed_sets(board(before), board(after)))
    parts.push_back(melds::to_text(set.tiles) + (set.with.empty() ? "" : " to " + melds::to_text(set.with)));
  return join(parts, "; ");
}

}  // namespace

TEST_CASE("new sets are reported one by one, and added tiles with the set they were added to") {
  CHECK(told("", "1r 2r 3r, 4r 4g 4b") == "1r 2r 3r; 4r 4g 4b");
  CHECK(told("3r 4r 5r, 9g 9b 9y", "3r 4r 5r 6r, 9g 9b 9y, 7r 7g 7b") == "6r to 3r 4r 5r; 7r 7g 7b");
  CHECK(told("3r 4r 5r", "2r 3r 4r 5r 6r") == "2r 6r to 3r 4r 5r");
}

TEST_CASE("equal tiles are reported where the turn put them") {
  // The run is still there, so the second red 4 is the one from the rack.
  CHECK(told("3r 4r 5r", "3r 4r 5r, 4r 4g 4b") == "4r 4g 4b");
  CHECK(told("4r 4g 4b", "3r 4r 5r, 4r 4g 4b 4y") == "3r 4r 5r; 4y to 4r 4g 4b");
}

TEST_CASE("when the table is rearranged, the sets that received tiles are reported") {
  CHECK(told("3r 4r 5r 6r", "4r 5r 6r, 3r 3g 3b") == "3g 3b to 3r");
  CHECK(told("9g J 11g", "9g 10g 11g, 1b 2b J") == "10g to 9g 11g; 1b 2b to J");
}

}  // namespace parlor::rummikub
