// The tiles hidden from a player, dealt out one by one in random order.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "core/fast_random.h"

namespace parlor::melds {

template <class Tile, std::size_t kMost>
class HiddenTiles {
 public:
  template <class Tiles>
  explicit HiddenTiles(const Tiles& tiles) {
    put_back(tiles);
    count_ = left_;
  }

  Tile take(FastRandom& random) {
    std::swap(tiles_[random.below(left_)], tiles_[left_ - 1]);
    return tiles_[--left_];
  }
  // Makes tiles that were taken available again.
  template <class Tiles>
  void put_back(const Tiles& tiles) {
    tiles.for_each([&](Tile tile) { tiles_[left_++] = tile; });
  }
  // Makes all tiles available again.
  void begin_again() { left_ = count_; }

  // A random one of these tiles.
  template <class Tiles>
  static Tile any_of(const Tiles& tiles, FastRandom& random) {
    return HiddenTiles(tiles).take(random);
  }

 private:
  std::array<Tile, kMost> tiles_;  // only the first `left_` are read
  std::uint32_t count_ = 0;
  std::uint32_t left_ = 0;
};

}  // namespace parlor::melds
