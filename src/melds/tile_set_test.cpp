#include "melds/tile_set.h"

#include <algorithm>
#include <doctest/doctest.h>
#include <set>

#include "core/text.h"

namespace parlor::melds {
namespace {

const std::vector<TileSet> kSets = {{13, 2, 0}, {13, 4, 0}, {13, 4, 2}, {8, 0, 3}, {13, 2, 4}, {3, 1, 0}};

std::string refused(const TileSet& set, std::string_view text) {
  const auto deck = set.parse_deck(text);
  return deck ? "" : deck.problem().key;
}

}  // namespace

TEST_CASE("every tile of a set has its own number, and every number its tile") {
  for (const TileSet& set : kSets) {
    CAPTURE(set.deck_size());
    std::set<Tile> different;
    for (int i = 0; i < set.tiles(); ++i) {
      const TileId id = TileId::at(i);
      const Tile tile = set.tile(id);
      CHECK(set.id(tile) == id);
      CHECK(set.has(tile.face()));
      CHECK_FALSE(set.lot(id));
      different.insert(tile);
    }
    CHECK(static_cast<int>(different.size()) == set.tiles());
    CHECK(set.all().size() == set.tiles());
    for (int i = set.tiles(); i < set.deck_size(); ++i) {
      const Seat seat = Seat::at(i - set.tiles());
      CHECK(set.lot(TileId::at(i)) == seat);
      CHECK(set.lot_id(seat) == TileId::at(i));
    }
  }
  CHECK(TileSet(13, 2, 0).tiles() == 106);
  CHECK(TileSet(13, 4, 2).deck_size() == 110);
}

TEST_CASE("a deck's text is read back to tiles with the same faces in the same order") {
  for (const TileSet& set : kSets) {
    std::vector<TileId> order;
    order.reserve(static_cast<std::size_t>(set.deck_size()));
    for (int i = 0; i < set.deck_size(); ++i) order.push_back(TileId::at(i));
    std::ranges::reverse(order);
    const std::string text = set.deck_text(order);
    const auto again = set.parse_deck(text);
    REQUIRE(again.ok());
    CHECK(set.deck_text(*again) == text);
    CHECK(std::set<TileId>(again->begin(), again->end()).size() == order.size());
  }
}

TEST_CASE("the word rest at the end stands for all tiles not named, in rows") {
  const TileSet set(3, 2, 2);
  const auto deck = set.parse_deck("#1 3Y J 1r rest");
  REQUIRE(deck.ok());
  CHECK(set.deck_text(*deck) ==
        "#1 3y J 1r 2r 3r 1g 2g 3g 1b 2b 3b 1y 2y 1r 2r 3r 1g 2g 3g 1b 2b 3b 1y 2y 3y J #0");
  CHECK(set.parse_deck("rest")->size() == 28);
  CHECK(refused(set, "1r rest 2r") == "melds.no_tile");
}

TEST_CASE("a deck with too many, too few or unknown tiles is refused") {
  const TileSet set(13, 2, 2);
  CHECK(refused(set, "5g 5g rest") == "");
  CHECK(refused(set, "5g 5g 5G rest") == "melds.too_many_of");
  CHECK(refused(set, "J J rest") == "");
  CHECK(refused(set, "J J J rest") == "melds.too_many_of");
  CHECK(refused(TileSet(13, 4, 0), "J J J J rest") == "");
  CHECK(refused(TileSet(13, 0, 0), "J rest") == "melds.no_tile");
  CHECK(refused(set, "#0 #0 rest") == "melds.too_many_of");
  CHECK(refused(set, "#2 rest") == "melds.no_tile");
  CHECK(refused(TileSet(13, 2, 0), "#0 rest") == "melds.no_tile");
  CHECK(refused(set, "14r rest") == "melds.no_tile");
  CHECK(refused(TileSet(8, 2, 0), "9r rest") == "melds.no_tile");
  CHECK(refused(set, "xyz rest") == "melds.no_tile");
  const auto few = set.parse_deck("1r 2r 3r");
  REQUIRE_FALSE(few.ok());
  CHECK(few.problem() ==
        Message("melds.deck_lacks_many",
                {{"tiles", TileTexts{"4r", "5r", "6r", "7r", "8r", "9r", "10r", "11r"}}, {"more", 97}}));
  CHECK(refused(set, "") == "melds.deck_lacks_many");
}

TEST_CASE("a dealt deck is its tiles in order, and the seat whose lot came first") {
  const TileSet set(3, 0, 2);
  const auto deck = dealt_deck(set, *set.parse_deck("3r #1 2r #0 rest"));
  REQUIRE(deck.tiles.size() == 24);
  CHECK(deck.tiles[0].face().to_string() == "3r");
  CHECK(deck.tiles[1].face().to_string() == "2r");
  CHECK(deck.first_lot == Seat::at(1));
  const TileSet without(3, 0, 0);
  CHECK_FALSE(dealt_deck(without, *without.parse_deck("rest")).first_lot);
}

TEST_CASE("faces are read from a text, and those the game does not have are refused") {
  const TileSet set(8, 0, 0);
  CHECK(to_text(*set.parse_faces(" 3r  8Y ")) == "3r 8y");
  CHECK(set.parse_faces("")->empty());
  CHECK(set.parse_faces("9r").problem().key == "melds.no_tile");
  CHECK(set.parse_faces("3r J").problem().key == "melds.no_jokers");
  CHECK(set.parse_faces("3r, 4r").problem().key == "melds.no_tile");
}

}  // namespace parlor::melds
