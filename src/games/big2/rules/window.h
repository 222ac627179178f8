// Five ranks in a row, by their first: on the circle 3 4 ... K A 2 (3) a row may go past the two.
#pragma once

#include <cstdint>

#include "games/big2/rules/counts.h"
#include "games/big2/rules/rules.h"

namespace parlor::big2 {

inline constexpr int kStraightLength = 5;

// The ranks at which a straight may begin, a bit in each rank's nibble.
constexpr std::uint64_t straight_starts(Straights how) {
  constexpr auto from_to = [](int first, int last) {
    return ranks_above(kRankBits, first - 1) & ~ranks_above(kRankBits, last);
  };
  switch (how) {
    case Straights::circle:
      return kRankBits;
    case Straights::lowace:
      return from_to(0, 7) | from_to(11, 12);  // A2345 23456 34567 ... 10JQKA
    case Straights::nowrap:
      return from_to(0, 8);  // 34567 ... JQKA2
  }
  return 0;
}

constexpr int rank_in_window(int start, int place) { return (start + place) % kRanks; }
// A row that goes past the two has the two as its highest rank.
constexpr int highest_in_window(int start) {
  return start + kStraightLength <= kRanks ? start + kStraightLength - 1 : kRanks - 1;
}

// Of the ranks in `present`, those at which five in a row begin.
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
