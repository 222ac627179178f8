// Both players' discard piles. Together they never hold more tiles than the pool did at first, so they share
// one array: one pile grows from its beginning, the other from its end.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/by_face.h"
#include "core/per_seat.h"
#include "core/seat.h"
#include "games/remi/rules/rules.h"
#include "melds/board.h"

namespace parlor::remi {

using melds::Board;
using melds::Colour;
using melds::Face;
using melds::Tile;
using melds::Tiles;

template <class T>
using PerSeat = parlor::PerSeat<T, kSeats>;

inline constexpr int kMostInPool = melds::kMostTiles - kSeats * kRackTiles;

class Discards {
 public:
  int count(Seat seat) const { return counts_[seat]; }
  // Height 0 is the bottom tile.
  Tile at(Seat seat, int height) const { return tiles_[place(seat, height)]; }
  std::optional<Tile> top(Seat seat) const {
    if (count(seat) == 0) return std::nullopt;
    return at(seat, count(seat) - 1);
  }
  void push(Seat seat, Tile tile) {
    tiles_[place(seat, count(seat))] = tile;
    ++counts_[seat];
  }
  Tile pop(Seat seat) {
    const Tile tile = *top(seat);
    --counts_[seat];
    tiles_[place(seat, count(seat))] = Tile();  // removed tiles leave no trace
    return tile;
  }
  // Takes everything except the top of each pile.
  std::vector<Tile> take_lower();
  void exchange(Tile one, Tile other);
  Tiles all() const;
  friend bool operator==(const Discards&, const Discards&) = default;

 private:
  std::size_t place(Seat seat, int height) const {
    return static_cast<std::size_t>(seat.index() == 0 ? height : kMostInPool - 1 - height);
  }

  std::array<ByFace<Tile>, kMostInPool> tiles_{};
  PerSeat<std::uint8_t> counts_;
};

}  // namespace parlor::remi
