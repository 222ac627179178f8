// One trick: what may follow, what that reveals, who takes it.
#include "games/pinochle/rules/tricks.h"

#include <algorithm>
#include <bit>
#include <string_view>
#include <vector>

#include "games/pinochle/rules/test_pinochle.h"

namespace parlor::pinochle {
namespace {

using test::cards;
using test::face;

FaceBits faces(std::string_view text) { return once(cards(text)); }

FaceBits handout(std::string_view led, std::string_view hand) {
  return may_follow(Following::handout, Suit::spades, face(led), faces(hand));
}
FaceBits course(std::string_view led, std::string_view hand) {
  return may_follow(Following::course, Suit::spades, face(led), faces(hand));
}

TEST_CASE("a player who can beat the card in its suit must do so, with any card that does") {
  for (const auto follow : {handout, course}) {
    CHECK(follow("QH", "KH 9H AS 9C") == faces("KH"));
    CHECK(follow("QH", "KH 10H AH 9H AS") == faces("KH 10H AH"));
    CHECK(follow("KH", "10H QH") == faces("10H"));
    CHECK(follow("9S", "JS AS AH") == faces("JS AS"));
  }
}

TEST_CASE(
    "under following=handout a player who can't beat the card must follow suit, or else can play anything") {
  CHECK(handout("KH", "QH 9H AS") == faces("QH 9H"));
  CHECK(handout("AH", "AH 9C") == faces("AH"));
  CHECK(handout("9D", "AS 9H 9C") == faces("AS 9H 9C"));
  CHECK(handout("AS", "10S 9H") == faces("10S"));
}

TEST_CASE("under following=course a player who can't beat the card must trump, unless trump was led") {
  CHECK(course("KH", "QH 9H AS 9S") == faces("AS 9S"));
  CHECK(course("KH", "QH 9H 9C") == faces("QH 9H 9C"));
  CHECK(course("9D", "AS 9H 9C") == faces("AS"));
  CHECK(course("AS", "10S 9H AC") == faces("10S 9H AC"));
}

TEST_CASE("of two identical cards, the leader's takes the trick") {
  for (int i = 0; i < kFaces; ++i) {
    for (Suit trump : kAllSuits) CHECK_FALSE(beats(trump, Face::at(i), Face::at(i)));
  }
}

TEST_CASE("a trump takes any other suit, and no other suit takes anything") {
  CHECK(beats(Suit::spades, face("AH"), face("9S")));
  CHECK_FALSE(beats(Suit::spades, face("9S"), face("AH")));
  CHECK_FALSE(beats(Suit::spades, face("10C"), face("AH")));
  CHECK(beats(Suit::spades, face("QS"), face("KS")));
  CHECK(beats(Suit::spades, face("KH"), face("10H")));
  CHECK_FALSE(beats(Suit::spades, face("10H"), face("KH")));
}

TEST_CASE("all cards together count 260, with ten for each nine of trump") {
  for (Suit trump : kAllSuits) {
    CHECK(points_of(trump, kDeck) == 8 * (11 + 10 + 4 + 3 + 2) + 2 * 10);
    for (Suit suit : kAllSuits) {
      CHECK(points_of(trump, Face::of(suit, Rank::ace)) == 11);
      CHECK(points_of(trump, Face::of(suit, Rank::ten)) == 10);
      CHECK(points_of(trump, Face::of(suit, Rank::king)) == 4);
      CHECK(points_of(trump, Face::of(suit, Rank::queen)) == 3);
      CHECK(points_of(trump, Face::of(suit, Rank::jack)) == 2);
      CHECK(points_of(trump, Face::of(suit, Rank::nine)) == (suit == trump ? 10 : 0));
    }
  }
}

// The rulings again, card by card.
bool allowed(Following following, Suit trump, Face led, const std::vector<Face>& hand, Face card) {
  const auto any = [&](auto test) { return std::ranges::any_of(hand, test); };
  const auto higher = [&](Face f) { return f.suit() == led.suit() && f.rank() > led.rank(); };
  if (any(higher)) return higher(card);
  const auto follows = [&](Face f) { return f.suit() == led.suit(); };
  if (following == Following::handout) return !any(follows) || follows(card);
  if (led.suit() == trump) return true;
  const auto trumps = [&](Face f) { return f.suit() == trump; };
  return !any(trumps) || trumps(card);
}

TEST_CASE("the legal replies agree with the plain wording of the rules, in any hand") {
  FastRandom random(5);
  for (int i = 0; i < 20000; ++i) {
    const Cards hand = test::some(kDeck, 1 + static_cast<int>(random.below(12)), random);
    const Face led = Face::at(static_cast<int>(random.below(kFaces)));
    const Suit trump = kAllSuits[random.below(kSuits)];
    const auto following = i % 2 == 0 ? Following::handout : Following::course;
    const std::vector<Face> held = faces_of(hand);
    FaceBits expected = 0;
    for (Face card : held) {
      if (allowed(following, trump, led, held, card)) expected |= bit_of(card);
    }
    REQUIRE(may_follow(following, trump, led, once(hand)) == expected);
    CHECK(expected != 0);
  }
}

TEST_CASE("what a reply reveals is true, and is all that can be said about single faces") {
  FastRandom random(6);
  for (int i = 0; i < 20000; ++i) {
    const Cards hand = test::some(kDeck, 1 + static_cast<int>(random.below(12)), random);
    const Face led = Face::at(static_cast<int>(random.below(kFaces)));
    const Suit trump = kAllSuits[random.below(kSuits)];
    const auto following = i % 2 == 0 ? Following::handout : Following::course;
    const FaceBits held = once(hand);
    for (FaceBits left = may_follow(following, trump, led, held); left != 0; left &= left - 1) {
      const Face played = Face::at(std::countr_zero(left));
      const FaceBits absent = cannot_have(following, trump, led, played);
      REQUIRE((absent & held) == 0);
      // With any other face in the hand, this reply would have been legal.
      for (int other = 0; other < kFaces; ++other) {
        const FaceBits both = bit_of(played) | bit_of(Face::at(other));
        const bool legal = (may_follow(following, trump, led, both) & bit_of(played)) != 0;
        CHECK(legal == ((absent & bit_of(Face::at(other))) == 0));
      }
    }
  }
}

}  // namespace
}  // namespace parlor::pinochle
