// One card.
#include "games/big2/rules/pattern.h"

namespace parlor::big2 {
namespace {

std::optional<Strength> recognise_single(const Rules&, Cards cards) {
  if (cards.size() != 1) return std::nullopt;
  return Strength::of(cards.highest());
}

std::uint32_t count_singles(const Rules&, Cards hand, Strength above) {
  return static_cast<std::uint32_t>((hand & above.cards_above()).size());
}

Cards nth_single(const Rules&, Cards hand, Strength above, std::uint32_t k) {
  return Cards::from_bits(select_bit((hand & above.cards_above()).bits(), static_cast<int>(k)));
}

}  // namespace

extern const Pattern single_pattern = {"single", "single", {1}, recognise_single, count_singles, nth_single};

}  // namespace parlor::big2
