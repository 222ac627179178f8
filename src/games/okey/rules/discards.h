// The discards of all seats in one sequence: only the last can be taken.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/by_face.h"
#include "core/seat.h"
#include "games/okey/rules/rules.h"

namespace parlor::okey {

inline constexpr int kMostTiles = 7 * kColours * kMostCopies;  // of the simplified game, which has more
inline constexpr int kMostInStack = kMostTiles - kSeats * kHandTiles - 1;
inline constexpr int kMostDiscards = kMostTiles - kSeats * kHandTiles;

class Discards {
 public:
  struct Discard {
    ByFace<Tile> tile;
    Seat by;
    friend bool operator==(const Discard&, const Discard&) = default;
  };

  int size() const { return count_; }
  bool empty() const { return count_ == 0; }
  const Discard& last() const { return row_[count_ - 1U]; }

  void push(Seat seat, Tile tile) { row_[count_++] = {tile, seat}; }
  Tile pop() {
    const Tile tile = row_[--count_].tile;
    row_[count_] = Discard();  // removed tiles leave no trace
    return tile;
  }
  void exchange(Tile one, Tile other) {
    for (std::size_t i = 0; i < count_; ++i) {
      row_[i].tile = exchanged(row_[i].tile, one, other);
    }
  }
  // The pile of one seat, top tile last.
  std::vector<Tile> pile(Seat seat) const {
    std::vector<Tile> tiles;
    for (const Discard& discard : *this) {
      if (discard.by == seat) tiles.push_back(discard.tile);
    }
    return tiles;
  }
  Tiles all() const {
    Tiles all;
    for (const Discard& discard : *this) all.add(discard.tile);
    return all;
  }

  friend bool operator==(const Discards&, const Discards&) = default;

  const Discard* begin() const { return row_.data(); }
  const Discard* end() const { return row_.data() + count_; }

 private:
  std::array<Discard, kMostDiscards> row_{};
  std::uint8_t count_ = 0;
};

}  // namespace parlor::okey
