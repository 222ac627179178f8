// Three cards of a rank; the rank counts.
#include <cstdint>
#include <optional>

#include "games/big2/rules/counts.h"
#include "games/big2/rules/pairs_and_triples.h"

namespace parlor::big2 {
namespace {

std::optional<Strength> recognise_triple(const Rules&, Cards cards) {
  if (cards.size() != 3 || cards.lowest().rank() != cards.highest().rank()) return std::nullopt;
  return Strength::of(cards.highest().rank());
}

std::uint32_t count_triples(const Rules&, Cards hand, Strength above) {
  const std::uint64_t counts = rank_counts(hand);
  std::uint32_t triples = 0;
  for (std::uint64_t left = ranks_of_triples(counts, above); left != 0; left &= left - 1) {
    triples += triples_among(count_of(counts, lowest_rank(left)));
  }
  return triples;
}

Cards nth_triple(const Rules&, Cards hand, Strength above, std::uint32_t k) {
  const std::uint64_t counts = rank_counts(hand);
  for (std::uint64_t left = ranks_of_triples(counts, above); left != 0; left &= left - 1) {
    const Rank rank = lowest_rank(left);
    const std::uint32_t here = triples_among(count_of(counts, rank));
    if (k < here) return nth_triple_among(hand & cards_of_rank(rank), k);
    k -= here;
  }
  return {};
}

}  // namespace

extern const Pattern triple_pattern = {"triple", "triple", {3}, recognise_triple, count_triples, nth_triple};

}  // namespace parlor::big2
