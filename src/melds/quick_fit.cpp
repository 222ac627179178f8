#include "melds/quick_fit.h"

#include <algorithm>

namespace parlor::melds {
namespace {

constexpr FaceBits in_all_lanes(FaceBits lane) {
  return lane | lane << kLane | lane << (2 * kLane) | lane << (3 * kLane);
}
constexpr FaceBits kOnes = in_all_lanes(1);

// Tiles with others of their number: two of four colours at least, or three.
FaceBits in_groups(FaceBits tiles, int least) {
  FaceBits once = 0, twice = 0, thrice = 0;
  for (int c = 0; c < kColours; ++c) {
    const FaceBits lane = tiles >> (c * kLane) & ((FaceBits{1} << kMostNumbers) - 1);
    thrice |= twice & lane;
    twice |= once & lane;
    once |= lane;
  }
  return tiles & in_all_lanes(least == 2 ? twice : thrice);
}

// Tiles that lie with others among three places in a row: all three of them, or two.
FaceBits in_runs(FaceBits tiles, int least) {
  const FaceBits next = tiles & tiles >> 1;
  const FaceBits after_next = tiles & tiles >> 2;
  if (least == 2) return next | next << 1 | after_next | after_next << 2;
  const FaceBits three = next & after_next;
  return three | three << 1 | three << 2;
}

}  // namespace

// A tile needs two others for its formation, or one and a joker, or two jokers. A joker helps four tiles at
// most, as in 4 5 J 7 8; two of them help two that have nobody near, as in 4 J J 7, and four help three.
int misfits(const MeldRules& rules, const Tiles& tiles) {
  constexpr int kHelped = 4;
  const FaceBits numbers = tiles.once() & ~bits_of(Face::joker());
  FaceBits places = numbers;
  if (rules.wraps) places |= (numbers & kOnes) << rules.numbers;
  const auto without = [&](int least) {
    FaceBits runs = in_runs(places, least);
    if (rules.wraps) runs |= runs >> rules.numbers & kOnes;
    return std::popcount(numbers & ~(runs | in_groups(numbers, least)));
  };
  const int jokers = tiles.jokers();
  const int alone = without(3);
  if (jokers == 0) return alone;
  const int far_helped = jokers == 1 ? 0 : jokers / 2 + 1;
  return std::max({0, alone - kHelped * jokers, without(2) - far_helped});
}

}  // namespace parlor::melds
