// Sets, runs, pairs and jokers of real Okey, checked against a search written directly from the rules.
#include "games/okey/rules/formations.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <map>
#include <string_view>
#include <vector>

#include "core/fast_random.h"
#include "games/okey/rules/test_okey.h"

namespace parlor::okey {
namespace {

using test::face;
using test::tiles;

constexpr int kColoured = kFalseJokerIndex;
using Counts = std::array<int, kColoured>;

bool all_melded(Counts& left);

// Takes these away and checks the others.
bool melded_without(Counts& left, const std::vector<Face>& meld) {
  for (Face each : meld) --left[static_cast<std::size_t>(each.index())];
  bool fine =
      std::ranges::all_of(meld, [&](Face each) { return left[static_cast<std::size_t>(each.index())] >= 0; });
  fine = fine && all_melded(left);
  for (Face each : meld) ++left[static_cast<std::size_t>(each.index())];
  return fine;
}

// Without jokers: the lowest tile is in a set, or starts a run, or is the 1 after a 13. A run longer than
// five is two runs.
bool all_melded(Counts& left) {
  const auto lowest = std::ranges::find_if(left, [](int count) { return count > 0; });
  if (lowest == left.end()) return true;
  const Face low = Face::at(static_cast<int>(lowest - left.begin()));
  for (unsigned colours = 0; colours < 16; ++colours) {
    if (std::popcount(colours) < 3 || (colours >> static_cast<int>(low.colour()) & 1U) == 0) continue;
    std::vector<Face> set;
    for (int c = 0; c < kColours; ++c) {
      if ((colours >> c & 1U) != 0) set.push_back(Face::of(static_cast<Colour>(c), low.number()));
    }
    if (melded_without(left, set)) return true;
  }
  for (int length = 3; length <= 5; ++length) {
    std::vector<Face> up, down;
    for (int i = 0; i < length; ++i) {
      if (low.number() + i <= 13) up.push_back(Face::of(low.colour(), low.number() + i));
      down.push_back(Face::of(low.colour(), i == 0 ? 1 : 14 - i));
    }
    if (static_cast<int>(up.size()) == length && melded_without(left, up)) return true;
    if (low.number() == 1 && melded_without(left, down)) return true;
  }
  return false;
}

// With jokers: tries everything they can stand for.
bool melded_somehow(Counts& left, int jokers, int from = 0) {
  if (jokers == 0) return all_melded(left);
  for (int i = from; i < kColoured; ++i) {
    ++left[static_cast<std::size_t>(i)];
    const bool fine = melded_somehow(left, jokers - 1, i);
    --left[static_cast<std::size_t>(i)];
    if (fine) return true;
  }
  return false;
}

bool by_search(const Tiles& hand, Face joker) {
  Counts left{};
  for (Face each : faces_of(hand)) {
    if (each == joker) continue;
    ++left[static_cast<std::size_t>((each.is_false_joker() ? joker : each).index())];
  }
  return melded_somehow(left, hand.count(joker));
}

// The smallest number of tiles without a partner, trying all partners of the first.
int alone(std::vector<Face> rest, Face joker) {
  if (rest.empty()) return 0;
  const Face first = rest.back();
  rest.pop_back();
  int least = alone(rest, joker) + 1;
  for (std::size_t i = 0; i < rest.size(); ++i) {
    if (rest[i] != first && rest[i] != joker && first != joker) continue;
    std::vector<Face> others = rest;
    others.erase(others.begin() + static_cast<std::ptrdiff_t>(i));
    least = std::min(least, alone(others, joker));
  }
  return least;
}

// Takes melds from a deck with two of each until there are `size` tiles, then exchanges a few of them for
// others.
Tiles nearly_complete(FastRandom& random, Face joker, int size) {
  Tiles hand;
  const TileSet set = Rules{.set = RuleSet::okey}.tile_set();
  const auto add = [&](Face wanted) {
    const Face each = wanted == joker ? Face::false_joker() : wanted;
    if (hand.size() < size && hand.count(each) < set.copies_of(each)) hand = hand.with(each);
  };
  while (hand.size() < size) {
    const int number = 1 + static_cast<int>(random.below(13));
    const auto colour = static_cast<Colour>(random.below(4));
    const int length = 3 + static_cast<int>(random.below(3));
    if (random.below(2) == 0) {
      for (int c = 0; c < std::min(length, 4); ++c) add(Face::of(static_cast<Colour>(c), number));
    } else {
      for (int i = 0; i < length && number + i <= 14; ++i)
        add(Face::of(colour, number + i == 14 ? 1 : number + i));
    }
  }
  for (std::uint32_t changes = random.below(4); changes > 0; --changes) {
    const std::vector<Face> faces = faces_of(hand);
    const Face gone = faces[random.below(static_cast<std::uint32_t>(faces.size()))];
    const Face instead = random.below(2) == 0 ? joker : Face::at(static_cast<int>(random.below(kFaces)));
    if (hand.count(instead) < 2) hand = hand.without(gone).with(instead);
  }
  return hand;
}

bool melds(std::string_view hand, std::string_view joker = "K6") {
  return in_formations(tiles(hand), face(joker));
}
int twinless(std::string_view hand, std::string_view joker = "K6") {
  return without_twin(tiles(hand), face(joker));
}

}  // namespace

TEST_CASE("sets are three or four tiles of a number in different colours, runs three or more in one colour") {
  CHECK(melds("K8 R8 Y8"));
  CHECK(melds("K8 R8 B8 Y8"));
  CHECK_FALSE(melds("K8 R8"));
  CHECK_FALSE(melds("K8 K8 R8"));
  CHECK_FALSE(melds("K8 R8 B8 Y8 Y8"));
  CHECK(melds("B4 B5 B6"));
  CHECK(melds("B1 B2 B3 B4 B5 B6 B7 B8 B9 B10 B11 B12 B13"));
  CHECK_FALSE(melds("B4 B5 R6"));
  CHECK_FALSE(melds("B4 B5 B7"));
}

TEST_CASE("a run may end with a 1 after the 13, and goes no further") {
  CHECK(melds("R12 R13 R1"));
  CHECK(melds("R11 R12 R13 R1"));
  CHECK_FALSE(melds("R13 R1 R2"));
  CHECK_FALSE(melds("R12 R13 R1 R2"));
  CHECK(melds("R12 R13 R1 R1 R2 R3"));
}

TEST_CASE("the joker stands for any tile, and a false joker only for the joker's face") {
  CHECK(melds("Y9 K6 Y11"));
  CHECK(melds("K6 K6 Y9"));
  CHECK(melds("R12 R13 K6"));
  CHECK(melds("K5 F K7"));
  CHECK(melds("R6 B6 F"));
  CHECK(melds("R6 B6 F Y6"));
  CHECK_FALSE(melds("Y9 F Y11"));
  CHECK_FALSE(melds("K5 F F K7"));
  CHECK(melds("K5 F K7 R6 B6 F"));
  CHECK(melds("K12 K13 F", "K1"));  // the joker is a 1, and so is the false joker
  CHECK_FALSE(melds("K13 F K2", "K1"));
}

TEST_CASE("unpaired tiles are counted after the jokers have been used for pairs") {
  CHECK(twinless("") == 0);
  CHECK(twinless("R3 R3 B12 B12") == 0);
  CHECK(twinless("R3 R3 B12") == 1);
  CHECK(twinless("R3 R3 B12 K6") == 0);
  CHECK(twinless("R3 B12 K6 K6") == 0);
  CHECK(twinless("R3 B12 Y1 K6") == 2);
  CHECK(twinless("F F") == 0);
  CHECK(twinless("F K6") == 0);
  CHECK(twinless("F R3") == 2);
  CHECK(twinless("K6 K6") == 0);
}

TEST_CASE("racks are in formations exactly if a search of all melds says so") {
  FastRandom random(5);
  std::map<bool, int> seen;
  for (int i = 0; i < 500; ++i) {
    const Face joker = Face::at(static_cast<int>(random.below(kColoured)));
    const Tiles hand = nearly_complete(random, joker, i % 3 == 0 ? 9 : 14);
    const bool found = by_search(hand, joker);
    ++seen[found];
    REQUIRE_MESSAGE(in_formations(hand, joker) == found, joker.to_string(), ": ", to_text(faces_of(hand)));
  }
  CHECK(seen[true] > 100);
  CHECK(seen[false] > 100);
}

TEST_CASE("all but one tile are in formations exactly if some discard leaves only formations") {
  FastRandom random(6);
  std::map<bool, int> seen;
  for (int i = 0; i < 60; ++i) {
    const Face joker = Face::at(static_cast<int>(random.below(kColoured)));
    const Tiles hand = nearly_complete(random, joker, 15);
    bool found = false;
    for (Face gone : faces_of(hand)) found = found || by_search(hand.without(gone), joker);
    ++seen[found];
    REQUIRE_MESSAGE(in_formations(hand, joker, 1) == (found || by_search(hand, joker)), joker.to_string(),
                    ": ", to_text(faces_of(hand)));
  }
  CHECK(seen[true] > 10);
  CHECK(seen[false] > 10);
}

TEST_CASE("no pairing leaves fewer tiles unpaired") {
  FastRandom random(7);
  for (int i = 0; i < 300; ++i) {
    const Face joker = Face::at(static_cast<int>(random.below(kColoured)));
    Tiles hand;
    for (std::uint32_t size = 1 + random.below(9); hand.size() < static_cast<int>(size);) {
      const Face each = random.below(5) == 0 ? joker : Face::at(static_cast<int>(random.below(6)));
      if (hand.count(each) < 2) hand = hand.with(each);
    }
    REQUIRE_MESSAGE(without_twin(hand, joker) == alone(faces_of(hand), joker), joker.to_string(), ": ",
                    to_text(faces_of(hand)));
  }
}

TEST_CASE("faces convert to those of the melds library and back") {
  const Face joker = face("K6");
  for (int i = 0; i < kFaces; ++i) CHECK(from_melds(as_melds(Face::at(i), joker), joker) == Face::at(i));
  CHECK(as_melds(joker, joker).is_joker());
  CHECK(as_melds(Face::false_joker(), joker).to_string() == "6r");  // the first colour of the melds library
  CHECK(as_melds(tiles("K6 F F K5"), joker).size() == 4);
}

}  // namespace parlor::okey
