#include "melds/named_deck.h"

#include <doctest/doctest.h>

namespace parlor::melds {
namespace {

const std::vector<std::string> kNames = {"a", "B1", "a", "c"};

std::vector<int> order(std::string_view text) {
  const auto deck = parse_named_deck(kNames, text, "test.no_tile");
  REQUIRE(deck.ok());
  std::vector<int> ids;
  for (TileId id : *deck) ids.push_back(id.index());
  return ids;
}

Message refusal(std::string_view text) { return parse_named_deck(kNames, text, "test.no_tile").problem(); }

}  // namespace

TEST_CASE("tiles are found by name, and the first of several equal ones is taken first") {
  CHECK(order("c a B1 a") == std::vector{3, 0, 1, 2});
  CHECK(order("A b1 a C") == std::vector{0, 1, 2, 3});
  CHECK(order("  c\n a\ta b1 ") == std::vector{3, 0, 2, 1});
}

TEST_CASE("the word rest at the end stands for all tiles not named, in deck order") {
  CHECK(order("rest") == std::vector{0, 1, 2, 3});
  CHECK(order("c rest") == std::vector{3, 0, 1, 2});
  CHECK(order("c a a b1 rest") == std::vector{3, 0, 2, 1});
  CHECK(refusal("rest c").key == "test.no_tile");
}

TEST_CASE("a name that is unknown, repeated too often or missing is refused") {
  CHECK(refusal("d rest") == Message("test.no_tile", {{"text", "d"}}));
  CHECK(refusal("a A a rest") == Message("melds.too_many_of", {{"text", "a"}}));
  CHECK(refusal("a c") == Message("melds.deck_lacks", {{"tiles", TileTexts{"B1", "a"}}}));
  CHECK(refusal("").key == "melds.deck_lacks");
  CHECK(refusal("b rest").key == "test.no_tile");  // part of a name is not enough
}

TEST_CASE("a deck is written as its names in order") {
  CHECK(named_deck(kNames, {TileId::at(3), TileId::at(2), TileId::at(1)}) == "c a B1");
  CHECK(named_deck(kNames, {}) == "");
}

}  // namespace parlor::melds
