// Faces, tiles and decks of both rule sets, and their texts.
#include <algorithm>
#include <bit>
#include <set>
#include <vector>

#include "games/okey/rules/test_okey.h"

namespace parlor::okey {
namespace {

using test::face;
using test::rules;
using test::tiles;

const TileSet kSimple = Rules{}.tile_set();
const TileSet kReal = Rules{.set = RuleSet::okey}.tile_set();

std::string said(const Message& message) {
  Catalogue english;
  english.add(Okey::phrases());
  return english.say(message);
}

std::string refused(const TileSet& set, std::string_view deck) {
  const auto order = set.parse_deck(deck);
  return order ? "" : order.problem().key;
}

}  // namespace

TEST_CASE("faces are ordered by number, then by colour: black, red, blue, yellow") {
  const std::vector<Face> order = {face("K1"), face("R1"),  face("B1"),  face("Y1"),         face("K2"),
                                   face("Y2"), face("K13"), face("Y13"), Face::false_joker()};
  CHECK(std::ranges::is_sorted(order));
  CHECK(to_text(faces_of(tiles("F Y13 B2 K2 K10 R1 K1 B1 K2"))) == "K1 R1 B1 K2 K2 B2 K10 Y13 F");
}

TEST_CASE("every face is read back from its text, in upper and lower case") {
  std::set<std::string> texts;
  for (int i = 0; i < kFaces; ++i) {
    const std::string text = Face::at(i).to_string();
    CHECK(face(text) == Face::at(i));
    texts.insert(text);
  }
  CHECK(texts.size() == 53);
  CHECK(face("k7") == Face::of(Colour::black, 7));
  CHECK(face("r7").colour() == Colour::red);
  CHECK(face("b7").colour() == Colour::blue);
  CHECK(face("y13").number() == 13);
  CHECK(face("f").is_false_joker());
}

TEST_CASE("a text that is not a face is refused") {
  for (const std::string text : {"", " ", "K", "K0", "K14", "K-1", "K1.0", "G5", "5K", "55", "FF", "F1",
                                 "K5 ", "KK5", "black", "K+5", "K 5"}) {
    CAPTURE(text);
    CHECK_FALSE(Face::parse(text));
  }
}

TEST_CASE("the successor of a 13 is the 1 of the same colour") {
  CHECK(face("K1").successor() == face("K2"));
  CHECK(face("B12").successor() == face("B13"));
  CHECK(face("Y13").successor() == face("Y1"));
}

TEST_CASE("there are 112 tiles, four of each face; in real Okey 106, two of each and two false jokers") {
  CHECK(kSimple.tiles() == 112);
  CHECK(kReal.tiles() == 106);
  int simple = 0, real = 0;
  for (int i = 0; i < kFaces; ++i) {
    const Face each = Face::at(i);
    simple += kSimple.copies_of(each);
    real += kReal.copies_of(each);
    CHECK(kReal.copies_of(each) == 2);
    CHECK(kSimple.copies_of(each) == (!each.is_false_joker() && each.number() <= 7 ? 4 : 0));
  }
  CHECK(simple == 112);
  CHECK(real == 106);
}

TEST_CASE("every tile has its own number, and every number its tile") {
  for (const TileSet& set : {kSimple, kReal}) {
    std::set<Tile> different;
    for (int i = 0; i < set.tiles(); ++i) {
      const Tile tile = set.tile(TileId::at(i));
      CHECK(set.id(tile) == TileId::at(i));
      CHECK(tile.copy() < set.copies_of(tile.face()));
      CHECK(set.all().contains(tile));
      different.insert(tile);
    }
    CHECK(static_cast<int>(different.size()) == set.tiles());
    CHECK(set.all().size() == set.tiles());
  }
}

TEST_CASE("a rack counts its tiles and finds a tile of a face") {
  Tiles hand = tiles("K5 K5 R5 Y7");
  CHECK(hand.size() == 4);
  CHECK(hand.count(face("K5")) == 2);
  CHECK(hand.count(face("B5")) == 0);
  CHECK(hand.contains(hand.one(face("K5"))));
  CHECK(to_text(faces_of(hand.without(face("K5")))) == "K5 R5 Y7");
  CHECK(to_text(faces_of(hand.with(face("K5")))) == "K5 K5 K5 R5 Y7");
  CHECK(std::popcount(hand.once()) == 3);
  CHECK_FALSE(hand.empty());
  CHECK(Tiles().empty());
  hand.remove(hand.one(face("Y7")));
  CHECK(hand.size() == 3);
}

TEST_CASE("racks with the same faces compare as the same, whichever copies they have") {
  Tiles one, other;
  one.add({face("K5"), 0});
  other.add({face("K5"), 3});
  CHECK(same_faces(one, other));
  CHECK_FALSE(one == other);
  CHECK_FALSE(same_faces(one, tiles("K5 K5")));
  CHECK_FALSE(same_faces(tiles("K5 K5 R1"), tiles("K5 R1 R1")));
}

TEST_CASE("two tiles trade places if exactly one of them is in the set") {
  Tiles hand;
  hand.add({face("K5"), 0});
  exchange(hand, {face("K5"), 0}, {face("R1"), 2});
  CHECK(hand.contains({face("R1"), 2}));
  CHECK(hand.size() == 1);
  exchange(hand, {face("K5"), 0}, {face("R1"), 2});
  CHECK(hand.contains({face("K5"), 0}));
  const Tiles both = tiles("K5 R1");
  Tiles same = both;
  exchange(same, {face("K5"), 0}, {face("R1"), 0});
  CHECK(same == both);
  exchange(same, {face("B1"), 0}, {face("B2"), 0});
  CHECK(same == both);
}

TEST_CASE("a deck's text is read back to tiles with the same faces in the same order") {
  for (const TileSet& set : {kSimple, kReal}) {
    const auto order = Shuffle::fair().order(Seed::of(3), set.tiles());
    const std::string text = set.deck_text(order);
    const auto again = set.parse_deck(text);
    REQUIRE(again.ok());
    CHECK(set.deck_text(*again) == text);
    CHECK(std::set<TileId>(again->begin(), again->end()).size() == order.size());
  }
}

TEST_CASE("the word rest at the end of a deck stands for all tiles not named") {
  const auto simple = kSimple.parse_deck("y7 K1 rest");
  REQUIRE(simple.ok());
  CHECK(simple->size() == 112);
  CHECK(kSimple.deck_text(*simple).starts_with("Y7 K1 R1 B1 Y1 K2 R2 "));
  const auto real = kReal.parse_deck("F K13 rest");
  REQUIRE(real.ok());
  CHECK(kReal.deck_text(*real).starts_with("F K13 K1 R1 B1 "));
  CHECK(kReal.deck_text(*real).ends_with(" Y13 F"));
}

TEST_CASE("an invalid deck is refused with a sentence") {
  CHECK(refused(kSimple, "K5 K5 K5 K5 rest") == "");
  CHECK(refused(kSimple, "K5 K5 K5 K5 k5 rest") == "melds.too_many_of");
  CHECK(refused(kReal, "K5 K5 K5 rest") == "melds.too_many_of");
  CHECK(refused(kReal, "F F F rest") == "melds.too_many_of");
  CHECK(refused(kSimple, "K8 rest") == "okey.no_tile");
  CHECK(refused(kSimple, "F rest") == "okey.no_tile");
  CHECK(refused(kReal, "K14 rest") == "okey.no_tile");
  CHECK(refused(kReal, "J rest") == "okey.no_tile");
  CHECK(refused(kSimple, "rest K5") == "okey.no_tile");
  CHECK(refused(kSimple, "") == "melds.deck_lacks_many");
  CHECK(refused(kSimple, "K1 R1") == "melds.deck_lacks_many");
  const auto stranger = kSimple.parse_deck("K8 rest");
  CHECK(said(stranger.problem()) ==
        "\"K8\" is not a tile in this game. A tile is a colour (K R B Y) and a number, such as K5; in real "
        "Okey, F is a false joker.");
  for (const char* deck : {"K5 K5 K5 K5 K5 rest", "K1 R1"}) {
    const std::string sentence = said(kSimple.parse_deck(deck).problem());
    CAPTURE(sentence);
    CHECK(sentence.find("melds.") == std::string::npos);
    CHECK(sentence.find('{') == std::string::npos);
  }
}

TEST_CASE("a tile that the rule set does not have is refused by name") {
  CHECK(kSimple.parse_face("K7").ok());
  CHECK(kSimple.parse_face("K8").problem() == Message("okey.no_tile", {{"text", "K8"}}));
  CHECK(kSimple.parse_face("F").problem().key == "okey.no_tile");
  CHECK(kReal.parse_face("f").ok());
  CHECK(kReal.parse_face("x").problem().key == "okey.no_tile");
}

}  // namespace parlor::okey
