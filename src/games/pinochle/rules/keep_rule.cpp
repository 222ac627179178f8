#include <algorithm>
#include <bit>
#include <tuple>
#include <vector>

#include "games/pinochle/rules/tricks.h"

namespace parlor::pinochle {

Cards kept_by_rule(Suit trump, Cards hand) {
  std::vector<Suit> suits(kAllSuits.begin(), kAllSuits.end());
  std::erase(suits, trump);
  std::ranges::sort(suits, {}, [&](Suit suit) {
    const Cards cards = with_faces(hand, bits_of(suit));
    return std::tuple(cards.size(), points_of(trump, cards), suit);
  });
  for (Suit suit : suits) {
    while (hand.size() > kHandCards) {
      const FaceBits left = once(hand) & bits_of(suit);
      if (left == 0) break;
      hand.remove(one(hand, Face::at(std::countr_zero(left))));
    }
  }
  return hand;
}

}  // namespace parlor::pinochle
