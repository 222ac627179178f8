// Five consecutive ranks of one suit; the highest single card counts.
#include "games/big2/rules/pattern.h"
#include "games/big2/rules/window.h"

namespace parlor::big2 {
namespace {

// The straights of one suit, by their first rank.
std::uint64_t rows(const Rules& rules, Cards hand, SuitPlace suit) {
  return windows((hand & cards_of_suit(suit)).bits() >> index_of(suit) & kRankBits, rules.straights);
}

std::optional<Strength> recognise_straight_flush(const Rules& rules, Cards cards) {
  const SuitPlace suit = cards.lowest().place();
  if (cards.size() != kStraightLength || !cards_of_suit(suit).contains_all(cards)) return std::nullopt;
  if (rows(rules, cards, suit) == 0) return std::nullopt;
  return Strength::of(cards.highest());
}

Cards row_at(Rank start, SuitPlace suit) {
  Cards row;
  for (int place = 0; place < kStraightLength; ++place) row.add(Card::of(rank_in_window(start, place), suit));
  return row;
}

// The k-th straight above `above`; if there are fewer, how many there are.
struct Found {
  Cards row;
  std::uint32_t counted = 0;
};
Found find(const Rules& rules, Cards hand, Strength above, std::uint32_t k) {
  Found found;
  for (SuitPlace suit : kSuitPlaces) {
    for (std::uint64_t left = rows(rules, hand, suit); left != 0; left &= left - 1) {
      const Rank start = lowest_rank(left);
      if (Strength::of(Card::of(highest_in_window(start), suit)) <= above) continue;
      if (found.counted++ == k) return {row_at(start, suit), found.counted};
    }
  }
  return found;
}

std::uint32_t count_straight_flushes(const Rules& rules, Cards hand, Strength above) {
  return find(rules, hand, above, ~std::uint32_t{0}).counted;
}

Cards nth_straight_flush(const Rules& rules, Cards hand, Strength above, std::uint32_t k) {
  return find(rules, hand, above, k).row;
}

}  // namespace

extern const Pattern straightflush_pattern = {"straightflush",        "straight flush",
                                              {1, 1, 1, 1, 1},        recognise_straight_flush,
                                              count_straight_flushes, nth_straight_flush};

}  // namespace parlor::big2
