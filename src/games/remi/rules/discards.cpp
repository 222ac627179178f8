#include "games/remi/rules/discards.h"

namespace parlor::remi {

std::vector<Tile> Discards::take_lower() {
  std::vector<Tile> taken;
  Discards tops;
  for (int i = 0; i < kSeats; ++i) {
    const Seat seat = Seat::at(i);
    for (int height = 0; height + 1 < count(seat); ++height) taken.push_back(at(seat, height));
    if (const auto tile = top(seat)) tops.push(seat, *tile);
  }
  *this = tops;
  return taken;
}

// Only occupied places: all empty places must stay equal.
void Discards::exchange(Tile one, Tile other) {
  for (Seat seat : SeatSet::first(kSeats)) {
    for (int height = 0; height < count(seat); ++height) {
      ByFace<Tile>& tile = tiles_[place(seat, height)];
      tile = exchanged(tile, one, other);
    }
  }
}

Tiles Discards::all() const {
  Tiles tiles;
  for (int i = 0; i < kSeats; ++i) {
    const Seat seat = Seat::at(i);
    for (int height = 0; height < count(seat); ++height) tiles.add(at(seat, height));
  }
  return tiles;
}

}  // namespace parlor::remi
