// Pairs and triples, which full houses use too.
#pragma once

#include <cstdint>

#include "games/big2/rules/counts.h"
#include "games/big2/rules/pattern.h"

namespace parlor::big2 {

// Pairs whose higher card is above `above`.
std::uint32_t count_pairs(Cards hand, Strength above);
Cards nth_pair(Cards hand, Strength above, std::uint32_t k);

// The ranks of all triples that beat `above`, given the number of cards of each rank.
constexpr std::uint64_t ranks_of_triples(std::uint64_t counts, Strength above) {
  return ranks_with_three(counts) & above.ranks_above();
}
// The number of triples of one rank among `cards` cards of it: one among three, four among four.
constexpr std::uint32_t triples_among(int cards) { return cards == 4 ? 4 : cards == 3 ? 1 : 0; }
// The k-th triple among three or four cards of a rank: all three, or all but the k-th of four.
constexpr Cards nth_triple_among(Cards of_rank, std::uint32_t k) {
  return of_rank.size() == 4 ? of_rank - Cards::of(of_rank.nth(static_cast<int>(k))) : of_rank;
}

}  // namespace parlor::big2
