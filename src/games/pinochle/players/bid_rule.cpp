#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

#include "games/pinochle/players/hand_worth.h"
#include "games/pinochle/rules/melds.h"
#include "games/pinochle/rules/tricks.h"

namespace parlor::pinochle {
namespace {

constexpr int kLong = 6;  // a suit this long raises by more

int length(Cards hand, Suit suit) { return with_faces(hand, bits_of(suit)).size(); }

// Aces, tens and kings.
int honours(Cards hand, Suit suit) {
  FaceBits faces = 0;
  for (Rank rank : {Rank::ace, Rank::ten, Rank::king}) faces |= bit_of(Face::of(suit, rank));
  return with_faces(hand, faces).size();
}

}  // namespace

Suit longest_suit(Cards hand, FastRandom& random) {
  std::array<Suit, kSuits> longest{};
  std::uint32_t count = 0;
  int most = 0;
  for (Suit suit : kAllSuits) {
    const int cards = length(hand, suit);
    if (cards < most) continue;
    if (cards > most) count = 0;
    most = cards;
    longest[count++] = suit;
  }
  return longest[count == 1 ? 0 : random.below(count)];
}

BidRule bid_rule(const Rules& rules, Cards hand, Suit trump) {
  const auto value = [&](Suit suit) { return points_of(trump, with_faces(hand, bits_of(suit))); };
  const Suit high = *std::ranges::max_element(
      kAllSuits, {}, [&](Suit suit) { return std::pair(honours(hand, suit), value(suit)); });
  const int melds = meld_sum(rules, trump, hand).points;
  const int raise = length(hand, trump) >= kLong ? 2 * kBidStep : kBidStep;
  return {melds, raise, melds + std::max(value(trump), value(high))};
}

}  // namespace parlor::pinochle
