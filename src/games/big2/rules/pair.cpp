// Two cards of a rank; the higher card counts.
#include <array>
#include <bit>
#include <cstdint>
#include <optional>

#include "games/big2/rules/counts.h"
#include "games/big2/rules/pairs_and_triples.h"

namespace parlor::big2 {
namespace {

// The higher cards of all pairs whose two cards are `apart` suits from each other.
// A shift within the word must not carry a card into the next rank: those suits are masked out.
std::uint64_t higher_cards(Cards hand, Strength above, int apart) {
  constexpr std::array<std::uint64_t, kSuits> kReachable = {0, kRankBits * 0b1110, kRankBits * 0b1100,
                                                            kRankBits * 0b1000};
  return hand.bits() & hand.bits() << apart & kReachable[static_cast<std::size_t>(apart)] &
         above.cards_above().bits();
}

std::optional<Strength> recognise_pair(const Rules&, Cards cards) {
  if (cards.size() != 2 || cards.lowest().rank() != cards.highest().rank()) return std::nullopt;
  return Strength::of(cards.highest());
}

std::uint32_t count_pairs(const Rules&, Cards hand, Strength above) { return count_pairs(hand, above); }

Cards nth_pair(const Rules&, Cards hand, Strength above, std::uint32_t k) { return nth_pair(hand, above, k); }

}  // namespace

std::uint32_t count_pairs(Cards hand, Strength above) {
  int pairs = 0;
  for (int apart = 1; apart < kSuits; ++apart) pairs += std::popcount(higher_cards(hand, above, apart));
  return static_cast<std::uint32_t>(pairs);
}

Cards nth_pair(Cards hand, Strength above, std::uint32_t k) {
  int left = static_cast<int>(k);
  for (int apart = 1; apart < kSuits; ++apart) {
    const std::uint64_t higher = higher_cards(hand, above, apart);
    const int here = std::popcount(higher);
    if (left < here) {
      const std::uint64_t high = select_bit(higher, left);
      return Cards::from_bits(high | high >> apart);
    }
    left -= here;
  }
  return {};
}

extern const Pattern pair_pattern = {"pair", "pair", {2}, recognise_pair, count_pairs, nth_pair};

}  // namespace parlor::big2
