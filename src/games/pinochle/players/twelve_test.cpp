// Which cards are good to take and to keep.
#include <algorithm>
#include <string_view>

#include "games/pinochle/players/hand_worth.h"
#include "games/pinochle/rules/melds.h"
#include "games/pinochle/rules/test_pinochle.h"

namespace parlor::pinochle {
namespace {

using test::cards;
using test::face;
using test::kAdditional;

int melds_kept(const Rules& with, Suit trump, std::string_view hand) {
  return meld_sum(with, trump, best_twelve(with, trump, cards(hand))).points;
}

TEST_CASE("a hand is worth its melds, and more with higher cards and trumps") {
  const auto worth = [](std::string_view hand) { return worth_of(kAdditional, Suit::spades, cards(hand)); };
  CHECK(worth("KS QS") >= 40);
  CHECK(worth("AH") > worth("10H"));
  CHECK(worth("10H") > worth("KH"));
  CHECK(worth("AS") > worth("AH"));
  CHECK(worth("AS") > worth("JS"));
  CHECK(worth("") == 0);
}

TEST_CASE("of two face-up cards the one that makes a meld is taken, otherwise the better one") {
  const Cards hand = cards("KS JH 9H 9H 9D 9D 9C 9C JC JD 10D AD");
  CHECK(better_of(Rules{}, Suit::spades, hand, cards("QS AH")) == face("QS"));
  CHECK(better_of(Rules{}, Suit::spades, hand, cards("KH AH")) == face("AH"));
  CHECK(better_of(Rules{}, Suit::spades, hand, cards("AH JS")) == face("AH"));
  CHECK(better_of(Rules{}, Suit::spades, hand, cards("AC AS")) == face("AS"));
  CHECK(better_of(Rules{}, Suit::spades, hand, cards("QH QH")) == face("QH"));
}

TEST_CASE("twelve cards are kept, and exchanging any one of them gains nothing") {
  FastRandom random(2);
  for (int i = 0; i < 300; ++i) {
    const Rules& with = i % 2 == 0 ? kAdditional : Rules{};
    const Cards hand = test::some(kDeck, 24, random);
    const Suit trump = kAllSuits[random.below(kSuits)];
    const Cards kept = best_twelve(with, trump, hand);
    REQUIRE(kept.size() == 12);
    CHECK(hand.contains_all(kept));
    const double worth = worth_of(with, trump, kept);
    for (Card out : kept) {
      for (Card in : hand - kept) {
        Cards other = kept;
        other.remove(out);
        other.add(in);
        CHECK(worth_of(with, trump, other) <= worth);
      }
    }
  }
}

TEST_CASE("a run is kept, with the cards that improve it") {
  CHECK(melds_kept(kAdditional, Suit::spades,
                   "AS KS QS JS 10S KS AH AH 10H 10H KH JH AD AD 10D 10D KD JD AC AC 10C 10C JC JC") >= 190);
}

// Big melds in suits that the rule would drop: several cards must be kept together.
TEST_CASE("a double pinochle is kept although its suits are short") {
  CHECK(melds_kept(kAdditional, Suit::hearts,
                   "AH AH 10H 10H KH JH JH 9H JD JD 9D QS QS 9S AC AC 10C 10C KC KC JC JC 9C 9C") >= 300);
}

TEST_CASE("eight jacks are kept") {
  CHECK(melds_kept(kAdditional, Suit::hearts,
                   "AH AH 10H 10H KH JH JH 9H JD JD 9D JS JS 9S AC AC 10C 10C KC KC JC JC 9C 9C") >= 400);
}

TEST_CASE("aces around are kept although two of their suits are short") {
  CHECK(melds_kept(kAdditional, Suit::hearts,
                   "AH AH 10H 10H KH JH JH 9H AD 9D JD AS 9S JS AC AC 10C 10C KC KC JC JC 9C 9C") >= 100);
}

TEST_CASE("a common marriage in a short suit is kept in preference to low cards of a long one") {
  CHECK(melds_kept(kAdditional, Suit::hearts,
                   "AH AH 10H 10H KH JH JH 9H KD QD JD 9D 9S JS JS 9S 10C 10C JC JC 9C 9C KC KC") >= 20);
}

// The best of many random starts, each improved by exchanging one card at a time.
TEST_CASE("the cards kept are about as good as those a long search finds") {
  FastRandom random(5);
  double lost = 0;
  constexpr int kHands = 60;
  for (int i = 0; i < kHands; ++i) {
    const Cards hand = test::some(kDeck, 24, random);
    const Suit trump = kAllSuits[random.below(kSuits)];
    double most = 0;
    for (int start = 0; start < 40; ++start) {
      Cards kept = test::some(hand, 12, random);
      double worth = worth_of(kAdditional, trump, kept);
      for (int tries = 0; tries < 600; ++tries) {
        Cards other = kept - test::some(kept, 1 + start % 3, random);
        other |= test::some(hand - other, 12 - other.size(), random);
        const double found = worth_of(kAdditional, trump, other);
        if (found < worth) continue;
        worth = found;
        kept = other;
      }
      most = std::max(most, worth);
    }
    lost += std::max(0.0, most - worth_of(kAdditional, trump, best_twelve(kAdditional, trump, hand)));
  }
  CHECK(lost / kHands < 2);
}

}  // namespace
}  // namespace parlor::pinochle
