// Five consecutive ranks; the highest single card counts, so a straight with a two counts by its two.
#include "games/big2/rules/pattern.h"
#include "games/big2/rules/window.h"

namespace parlor::big2 {
namespace {

std::optional<Strength> recognise_straight(const Rules& rules, Cards cards) {
  if (cards.size() != kStraightLength) return std::nullopt;
  if (windows(ranks_with_one(rank_counts(cards)), rules.straights) == 0) return std::nullopt;
  return Strength::of(cards.highest());
}

// The cards for one place of the straight: all of the rank, but for the highest rank only those above
// `above`.
Cards choices(Cards hand, Rank start, int place, Strength above) {
  const Rank rank = rank_in_window(start, place);
  const Cards all = hand & cards_of_rank(rank);
  return rank == highest_in_window(start) ? all & above.cards_above() : all;
}

std::uint32_t count_at(Cards hand, Rank start, Strength above) {
  std::uint32_t straights = 1;
  for (int place = 0; place < kStraightLength; ++place) {
    straights *= static_cast<std::uint32_t>(choices(hand, start, place, above).size());
  }
  return straights;
}

std::uint32_t count_straights(const Rules& rules, Cards hand, Strength above) {
  std::uint32_t straights = 0;
  for (std::uint64_t left = windows(ranks_with_one(rank_counts(hand)), rules.straights); left != 0;
       left &= left - 1) {
    straights += count_at(hand, lowest_rank(left), above);
  }
  return straights;
}

Cards nth_straight(const Rules& rules, Cards hand, Strength above, std::uint32_t k) {
  for (std::uint64_t left = windows(ranks_with_one(rank_counts(hand)), rules.straights); left != 0;
       left &= left - 1) {
    const Rank start = lowest_rank(left);
    const std::uint32_t here = count_at(hand, start, above);
    if (k >= here) {
      k -= here;
      continue;
    }
    Cards row;
    for (int place = 0; place < kStraightLength; ++place) {
      const Cards possible = choices(hand, start, place, above);
      const auto ways = static_cast<std::uint32_t>(possible.size());
      row.add(possible.nth(static_cast<int>(k % ways)));
      k /= ways;
    }
    return row;
  }
  return {};
}

}  // namespace

extern const Pattern straight_pattern = {"straight",         "straight",      {1, 1, 1, 1, 1},
                                         recognise_straight, count_straights, nth_straight};

}  // namespace parlor::big2
