#include "games/big2/players/plan.h"

#include <algorithm>
#include <bit>
#include <limits>

namespace parlor::big2 {

unsigned Plan::compress(Cards part) const {
  unsigned mask = 0;
  for (Card card : part) mask |= 1U << (hand_ & Cards::first(card.index())).size();
  return mask;
}

void Plan::begin(const Rules& rules, Cards hand, Odds& odds, Cost price) {
  hand_ = hand;
  ++hands_;
  holdings_.clear();
  for (int i = 0; i < static_cast<int>(patterns().size()); ++i) {
    const PatternId id = PatternId::at(i);
    if (!rules.has(id)) continue;
    const Pattern& kind = pattern(id);
    const std::uint32_t count = kind.count(rules, hand, Strength::none());
    const std::uint32_t taken = std::min(count, kMostOfAKind);
    for (std::uint32_t k = 0; k < taken; ++k) {
      const auto which = static_cast<std::uint32_t>(std::uint64_t{k} * count / taken);
      const Cards cards = kind.nth(rules, hand, Strength::none(), which);
      const Play play{id, *kind.recognise(rules, cards)};
      holdings_.push_back({cards, play, odds.of(play)});
    }
  }

  // Counting sort of the pieces by their lowest card.
  std::array<std::size_t, kHandSize + 1> places{};
  const auto lowest = [&](const Holding& holding) {
    return static_cast<std::size_t>((hand & Cards::first(holding.cards.lowest().index())).size());
  };
  for (const Holding& holding : holdings_) ++places[lowest(holding) + 1];
  for (std::size_t i = 1; i < places.size(); ++i) places[i] += places[i - 1];
  starts_ = places;
  pieces_.resize(holdings_.size());
  for (std::size_t i = 0; i < holdings_.size(); ++i) {
    const Holding& holding = holdings_[i];
    pieces_[places[lowest(holding)]++] = {compress(holding.cards), price(holding),
                                          static_cast<std::uint16_t>(i)};
  }
}

float Plan::solve(unsigned left) {
  if (left == 0) return 0;
  Node& node = nodes_[left];
  if (node.hand == hands_) return node.cost;
  const auto low = static_cast<std::size_t>(std::countr_zero(left));
  float best = std::numeric_limits<float>::infinity();
  std::size_t chosen = starts_[low];
  for (std::size_t i = starts_[low]; i < starts_[low + 1]; ++i) {
    const Piece& piece = pieces_[i];
    if ((piece.mask & ~left) != 0) continue;
    const float total = piece.cost + solve(left & ~piece.mask);
    if (total < best) {
      best = total;
      chosen = i;
    }
  }
  node = {hands_, static_cast<std::uint16_t>(chosen), best};
  return best;
}

}  // namespace parlor::big2
