// Counts the cards of all ranks at once: a hand has one nibble per rank, so sums within nibbles count ranks.
#pragma once

#include <bit>
#include <cstdint>

#include "games/big2/rules/card.h"

namespace parlor::big2 {

// The lowest bit of each of the 13 nibbles.
inline constexpr std::uint64_t kRankBits = 0x1111111111111;

constexpr Cards cards_of_rank(Rank rank) {
  return Cards::from_bits(std::uint64_t{0xF} << (index_of(rank) * kSuits));
}
constexpr Cards cards_of_suit(SuitPlace place) { return Cards::from_bits(kRankBits << index_of(place)); }

// The number of cards of each rank, 0 to 4, in that rank's nibble.
constexpr std::uint64_t rank_counts(Cards cards) {
  std::uint64_t bits = cards.bits();
  bits -= bits >> 1 & 0x5555555555555555;
  return (bits & 0x3333333333333333) + (bits >> 2 & 0x3333333333333333);
}
constexpr int count_of(std::uint64_t counts, Rank rank) {
  return static_cast<int>(counts >> (index_of(rank) * kSuits) & 0xF);
}

// The ranks with at least one card, two cards and so on, as the lowest bit of their nibbles.
constexpr std::uint64_t ranks_with_one(std::uint64_t counts) {
  return (counts | counts >> 1 | counts >> 2) & kRankBits;
}
constexpr std::uint64_t ranks_with_two(std::uint64_t counts) {
  return (counts >> 1 | counts >> 2) & kRankBits;
}
constexpr std::uint64_t ranks_with_three(std::uint64_t counts) {
  return ((counts & counts >> 1) | counts >> 2) & kRankBits;
}
constexpr std::uint64_t ranks_with_four(std::uint64_t counts) { return counts >> 2 & kRankBits; }

// The rank of the nibble with the lowest set bit.
constexpr Rank lowest_rank(std::uint64_t ranks) {
  return static_cast<Rank>(std::countr_zero(ranks) / kSuits);
}
// The ranks from `first` to `last`, inclusive.
constexpr std::uint64_t ranks_between(Rank first, Rank last) {
  return kRankBits >> ((kRanks - 1 - index_of(last) + index_of(first)) * kSuits)
                          << (index_of(first) * kSuits);
}

constexpr std::uint32_t choose_two(int n) { return static_cast<std::uint32_t>(n * (n - 1) / 2); }

}  // namespace parlor::big2
