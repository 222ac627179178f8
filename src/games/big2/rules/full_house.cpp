// A triple and a pair; the rank of the triple counts.
#include <bit>
#include <cstdint>
#include <optional>

#include "games/big2/rules/counts.h"
#include "games/big2/rules/pairs_and_triples.h"

namespace parlor::big2 {
namespace {

std::optional<Strength> recognise_full_house(const Rules&, Cards cards) {
  if (cards.size() != 5) return std::nullopt;
  const std::uint64_t counts = rank_counts(cards);
  const std::uint64_t threes = ranks_with_three(counts);
  if (threes == 0 || ranks_with_four(counts) != 0 || std::popcount(ranks_with_two(counts)) != 2)
    return std::nullopt;
  return Strength::of(lowest_rank(threes));
}

std::uint32_t count_full_houses(const Rules&, Cards hand, Strength above) {
  const std::uint64_t counts = rank_counts(hand);
  std::uint64_t left = ranks_of_triples(counts, above);
  if (left == 0) return 0;
  const std::uint32_t pairs = count_pairs(hand, Strength::none());
  std::uint32_t houses = 0;
  for (; left != 0; left &= left - 1) {
    const int here = count_of(counts, lowest_rank(left));
    houses += triples_among(here) * (pairs - choose_two(here));
  }
  return houses;
}

Cards nth_full_house(const Rules&, Cards hand, Strength above, std::uint32_t k) {
  const std::uint64_t counts = rank_counts(hand);
  for (std::uint64_t left = ranks_of_triples(counts, above); left != 0; left &= left - 1) {
    const Rank rank = lowest_rank(left);
    const Cards rest = hand - cards_of_rank(rank);
    const std::uint32_t pairs = count_pairs(rest, Strength::none());
    const std::uint32_t here = triples_among(count_of(counts, rank)) * pairs;
    if (k < here) {
      return nth_triple_among(hand & cards_of_rank(rank), k / pairs) |
             nth_pair(rest, Strength::none(), k % pairs);
    }
    k -= here;
  }
  return {};
}

}  // namespace

extern const Pattern fullhouse_pattern = {"fullhouse",          "full house",      {3, 2},
                                          recognise_full_house, count_full_houses, nth_full_house};

}  // namespace parlor::big2
