// Five consecutive ranks, identified by the first: on the circle 3 4 ... K A 2 (3) they may wrap past the
// two.
#pragma once

#include <cstdint>

#include "games/big2/rules/counts.h"
#include "games/big2/rules/rules.h"

namespace parlor::big2 {

inline constexpr int kStraightLength = 5;

// The ranks at which a straight may start, one bit in each rank's nibble.
constexpr std::uint64_t straight_starts(Straights how) {
  switch (how) {
    case Straights::circle:
      return kRankBits;
    case Straights::lowace:
      return ranks_between(Rank::three, Rank::ten) |
             ranks_between(Rank::ace, Rank::two);  // A2345 23456 34567 ... 10JQKA
    case Straights::nowrap:
      return ranks_between(Rank::three, Rank::jack);  // 34567 ... JQKA2
    case Straights::notwos:
      return ranks_between(Rank::three, Rank::ten);  // 34567 ... 10JQKA
  }
  return 0;
}

constexpr Rank rank_in_window(Rank start, int place) {
  return static_cast<Rank>((index_of(start) + place) % kRanks);
}
// If five ranks wrap past the two, the two is the highest.
constexpr Rank highest_in_window(Rank start) {
  return start <= Rank::jack ? rank_in_window(start, kStraightLength - 1) : Rank::two;
}

// Those ranks of `present` that start five consecutive ranks.
constexpr std::uint64_t windows(std::uint64_t present, Straights how) {
  constexpr auto next = [](std::uint64_t ranks) {
    return (ranks >> kSuits | ranks << (kDeckSize - kSuits)) & kRankBits;
  };
  const std::uint64_t second = next(present);
  const std::uint64_t third = next(second);
  const std::uint64_t fourth = next(third);
  return present & second & third & fourth & next(fourth) & straight_starts(how);
}

}  // namespace parlor::big2
