#include "games/big2/players/odds.h"

#include <algorithm>
#include <cmath>

namespace parlor::big2 {
namespace {

float choose(int n, int k) {
  float ways = 1;
  for (int i = 0; i < k; ++i) ways *= static_cast<float>(n - i) / static_cast<float>(i + 1);
  return ways;
}

// The probability that nobody beats a play, given the expected number of higher plays in the other hands.
// Higher pairs are nearly Poisson-distributed; five-card plays come in clusters (one hand may make many
// straights), so few hands hold all of them. Somebody always has a higher single: there the number says how
// rarely its owner spends it.
float chance_to_stand(int cards, float expected) {
  if (expected <= 0) return 1;
  constexpr float kAlmost = 0.999F;
  if (cards == 1) return kAlmost * std::exp(-0.4F * expected);
  if (cards <= 3) return kAlmost * std::exp(-1.25F * expected);
  return kAlmost * std::exp(-0.39F * std::pow(expected, 0.68F));
}

}  // namespace

Odds::Odds(const View& view) : rules_(view.rules), unseen_(view.unseen()) {
  for (int cards = 1; cards <= kMostPatternCards; ++cards) {
    const auto k = static_cast<std::size_t>(cards);
    const float ways = choose(unseen_.size(), cards);
    if (unseen_.size() < cards) continue;
    for (int i = 0; i < kSeats; ++i) {
      if (view.observer.is(Seat::at(i))) continue;
      const int count = view.counts[Seat::at(i)];
      if (count >= cards) together_[k] += choose(count, cards) / ways;
      if (count == cards) alone_[k] += 1 / ways;
    }
  }
}

const Outlook& Odds::of(Play play) {
  const auto kind = static_cast<std::size_t>(play.pattern.index());
  const auto strength = static_cast<std::size_t>(play.strength.value());
  if ((known_[kind] >> strength & 1U) == 0) {
    known_[kind] |= std::uint64_t{1} << strength;
    outlooks_[kind][strength] = reckon(play);
  }
  return outlooks_[kind][strength];
}

Outlook Odds::reckon(Play play) const {
  const Pattern& kind = pattern(play.pattern);
  std::uint32_t higher = kind.count(rules_, unseen_, play.strength);
  const std::uint32_t all = kind.count(rules_, unseen_, Strength::none());
  const float lower = all == 0 ? 0 : static_cast<float>(all - higher) / static_cast<float>(all);
  if (rules_.fivecards == FiveCards::ranked) {
    for (int i = 0; i < static_cast<int>(patterns().size()); ++i) {
      const PatternId id = PatternId::at(i);
      if (id == play.pattern || !rules_.has(id) || !beats(rules_, {id, Strength::none()}, play)) continue;
      higher += pattern(id).count(rules_, unseen_, Strength::none());
    }
  }
  const auto cards = static_cast<std::size_t>(kind.size());
  Outlook outlook;
  outlook.stands = chance_to_stand(kind.size(), static_cast<float>(higher) * together_[cards]);
  outlook.lower = lower;
  outlook.finishes = std::min(1.0F, static_cast<float>(higher) * alone_[cards]);
  return outlook;
}

}  // namespace parlor::big2
