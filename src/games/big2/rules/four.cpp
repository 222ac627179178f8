// Four cards of a rank with any fifth; the rank of the four counts.
#include <bit>
#include <cstdint>
#include <optional>

#include "games/big2/rules/counts.h"
#include "games/big2/rules/pattern.h"

namespace parlor::big2 {
namespace {

std::optional<Strength> recognise_four(const Rules&, Cards cards) {
  const std::uint64_t fours = ranks_with_four(rank_counts(cards));
  if (cards.size() != 5 || fours == 0) return std::nullopt;
  return Strength::of(lowest_rank(fours));
}

std::uint64_t candidates(Cards hand, Strength above) {
  return ranks_with_four(rank_counts(hand)) & above.ranks_above();
}

std::uint32_t count_fours(const Rules&, Cards hand, Strength above) {
  const auto fours = static_cast<std::uint32_t>(std::popcount(candidates(hand, above)));
  return fours == 0 ? 0 : fours * static_cast<std::uint32_t>(hand.size() - 4);
}

Cards nth_four(const Rules&, Cards hand, Strength above, std::uint32_t k) {
  const auto others = static_cast<std::uint32_t>(hand.size() - 4);
  const auto which = static_cast<int>(k / others);
  const Cards four = cards_of_rank(lowest_rank(select_bit(candidates(hand, above), which)));
  return four | Cards::of((hand - four).nth(static_cast<int>(k % others)));
}

}  // namespace

extern const Pattern four_pattern = {"four", "four of a kind", {4, 1}, recognise_four, count_fours, nth_four};

}  // namespace parlor::big2
