// Five cards of one suit; the highest single card counts or, depending on the rules, its suit before its
// rank.
#include <cstdint>
#include <optional>

#include "games/big2/rules/counts.h"
#include "games/big2/rules/pattern.h"
#include "games/big2/rules/rules.h"

namespace parlor::big2 {
namespace {

constexpr int kFlushLength = 5;

constexpr std::uint32_t choose(int n, int k) {
  std::uint32_t ways = 1;
  for (int i = 0; i < k; ++i)
    ways = ways * static_cast<std::uint32_t>(n - i) / static_cast<std::uint32_t>(i + 1);
  return ways;
}

Strength strength_of(const Rules& rules, Card highest) {
  return rules.flushes == Flushes::suit ? Strength::by_suit(highest) : Strength::of(highest);
}

// The cards of one suit that, as its highest card, make a flush stronger than `above`.
Cards tops(const Rules& rules, Cards suit, SuitPlace place, Strength above) {
  if (rules.flushes == Flushes::card) return suit & above.cards_above();
  // Each suit spans as many values as there are ranks, so this many ranks of the suit are too low.
  const int low = above.value() + 1 - index_of(place) * kRanks;
  if (low >= kRanks) return {};
  return low <= 0 ? suit : suit - Cards::first(low * kSuits);
}

std::optional<Strength> recognise_flush(const Rules& rules, Cards cards) {
  if (cards.size() != kFlushLength || !cards_of_suit(cards.lowest().place()).contains_all(cards))
    return std::nullopt;
  return strength_of(rules, cards.highest());
}

// The k-th way to take `take` of `from`: by its highest card, then the rest in the same way.
Cards nth_choice(Cards from, int take, std::uint32_t k) {
  Cards chosen;
  for (; take > 0; --take) {
    int place = take - 1;  // leaves enough lower cards for the rest
    for (std::uint32_t here = 1; k >= here; here = choose(place, take - 1)) {
      k -= here;
      ++place;
    }
    const Card highest = from.nth(place);
    chosen.add(highest);
    from = from - Cards::from_bits(~std::uint64_t{0} << highest.index());
  }
  return chosen;
}

// Flushes of one suit of a hand with `highest` as their highest card.
std::uint32_t count_below(Cards suit, Card highest) {
  return choose((suit & Cards::first(highest.index())).size(), kFlushLength - 1);
}

std::uint32_t count_flushes(const Rules& rules, Cards hand, Strength above) {
  std::uint32_t flushes = 0;
  for (SuitPlace place : kSuitPlaces) {
    const Cards suit = hand & cards_of_suit(place);
    if (suit.size() < kFlushLength) continue;
    for (Card highest : tops(rules, suit, place, above)) flushes += count_below(suit, highest);
  }
  return flushes;
}

Cards nth_flush(const Rules& rules, Cards hand, Strength above, std::uint32_t k) {
  for (SuitPlace place : kSuitPlaces) {
    const Cards suit = hand & cards_of_suit(place);
    if (suit.size() < kFlushLength) continue;
    for (Card highest : tops(rules, suit, place, above)) {
      const std::uint32_t here = count_below(suit, highest);
      if (k < here)
        return Cards::of(highest) | nth_choice(suit & Cards::first(highest.index()), kFlushLength - 1, k);
      k -= here;
    }
  }
  return {};
}

}  // namespace

extern const Pattern flush_pattern = {"flush",         "flush",       {1, 1, 1, 1, 1},
                                      recognise_flush, count_flushes, nth_flush};

}  // namespace parlor::big2
