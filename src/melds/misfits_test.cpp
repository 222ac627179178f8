#include <cstdint>
#include <doctest/doctest.h>
#include <string_view>

#include "core/text.h"
#include "melds/fits.h"
#include "melds/test_positions.h"

namespace parlor::melds {
namespace {

bool may_fit(std::string_view text, const MeldRules& rules = {.wraps = true, .most_jokers = 4}) {
  FaceCounts counts;
  for (std::string_view word : words(text)) counts.add(Face::parse(word).value());
  return misfits(rules, tiles_of(counts)) == 0;
}

// Complete sets; `spoiled` 1 replaces one tile by another, 2 adds one.
FaceCounts random_hand(const PositionShape& shape, int spoiled, FastRandom& random) {
  FaceCounts hand = random_position(shape, random).table;
  const Face other = Face::at(static_cast<int>(random.below(kColours * kMostNumbers)));
  if (spoiled == 0 || other.number() > shape.rules.numbers || hand[other] == kCopies) return hand;
  if (spoiled == 1) {
    for (int i = static_cast<int>(random.below(kFaces)), tries = 0; tries < kFaces; ++tries, ++i) {
      const Face gone = Face::at(i % kFaces);
      if (hand[gone] == 0) continue;
      hand.remove(gone);
      break;
    }
  }
  hand.add(other);
  return hand;
}

}  // namespace

TEST_CASE("the quick check never rejects tiles that all fit") {
  FastRandom random(11);
  Solver solver;
  int fitting = 0, turned_away = 0;
  for (int i = 0; i < 4000; ++i) {
    const int jokers = i % 5;
    const PositionShape shape{.rules = {.numbers = static_cast<std::uint8_t>(i % 7 == 0 ? 8 : 13),
                                        .wraps = i % 2 == 0,
                                        .most_jokers = kMostJokers,
                                        .mostly_real = jokers < 3 && i % 3 == 0},
                              .jokers = jokers,
                              .table = 4 + i % 12};
    const FaceCounts hand = random_hand(shape, i / 5 % 3, random);
    const bool fits = solver.all_fit(shape.rules, hand);
    const bool may = misfits(shape.rules, tiles_of(hand)) == 0;
    CAPTURE(to_text(faces_of(tiles_of(hand))));
    CHECK((may || !fits));
    fitting += fits ? 1 : 0;
    turned_away += may ? 0 : 1;
  }
  CHECK(fitting > 1000);
  CHECK(turned_away > 300);
}

TEST_CASE("a tile that goes with no other is found at once") {
  CHECK_FALSE(may_fit("1r 5g 9b"));
  CHECK_FALSE(may_fit("3r 4r 5r 9b"));
  CHECK_FALSE(may_fit("3r 4r 5r 8g 8b"));
  CHECK_FALSE(may_fit("3r 4r 6r"));
  CHECK_FALSE(may_fit("5r 5g 5g"));
  CHECK_FALSE(may_fit("7r 7r 7r"));
  CHECK_FALSE(may_fit("13r 1g 2b"));
  CHECK(may_fit("3r 4r 5r 8g 8b 8y"));
  CHECK(may_fit(""));
}

TEST_CASE("with one joker two matching tiles are enough, with two jokers one") {
  CHECK(may_fit("3r 4r J"));
  CHECK(may_fit("3r 5r J"));
  CHECK(may_fit("3r 3g J"));
  CHECK_FALSE(may_fit("3r 6r J"));
  CHECK_FALSE(may_fit("3r 4g J"));
  CHECK(may_fit("3r J J"));
}

TEST_CASE("if runs wrap, a 1 goes with 12 and 13, but a 13 never with a 2") {
  const MeldRules straight{.most_jokers = 4};
  CHECK(may_fit("12r 13r 1r"));
  CHECK_FALSE(may_fit("12r 13r 1r", straight));
  CHECK_FALSE(may_fit("13r 1r 2r"));
  CHECK(may_fit("13r 1r J"));
  CHECK(may_fit("12r 1r J"));
  CHECK_FALSE(may_fit("12r 1r J", straight));
  CHECK_FALSE(may_fit("13r 2r J"));
  CHECK_FALSE(may_fit("13r 1g 2g"));  // no run continues from one colour into the next
  const MeldRules eight{.numbers = 8, .wraps = true, .most_jokers = 4};
  CHECK(may_fit("7r 8r 1r", eight));
  CHECK_FALSE(may_fit("8r 1r 2r", eight));
}

}  // namespace parlor::melds
