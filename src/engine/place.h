// Where every physical tile is and who sees it: the basis of the conservation and secrecy laws.
#pragma once

#include <string>
#include <vector>

#include "core/seat.h"
#include "core/tile.h"

namespace parlor {

class Sight {
 public:
  static constexpr Sight everyone() { return Sight(true, SeatSet::none()); }
  static constexpr Sight nobody() { return Sight(false, SeatSet::none()); }
  static constexpr Sight only(SeatSet seats) { return Sight(false, seats); }
  static constexpr Sight only(Seat seat) { return only(SeatSet::of(seat)); }

  constexpr bool shows(Observer observer) const { return everyone_ || observer.sees(seats_); }
  friend constexpr bool operator==(const Sight&, const Sight&) = default;

 private:
  constexpr Sight(bool all, SeatSet seats) : everyone_(all), seats_(seats) {}
  bool everyone_;
  SeatSet seats_;
};

struct Place {
  TileId tile;
  std::string where;  // "hand 2", "stock", "table"
  Sight sight;
  bool fixed = false;  // a lot or a marker that everybody sees: no other tile can take its place
  friend bool operator==(const Place&, const Place&) = default;
};

using Places = std::vector<Place>;

// One tile of a deal in the order of the shuffle, and where it was dealt to.
struct DealtTile {
  TileId tile;
  std::string face;   // as the game writes it; several tiles may share a face
  std::string place;  // "hand 2"; empty if the game does not say
  Sight sight;
  friend bool operator==(const DealtTile&, const DealtTile&) = default;
};

}  // namespace parlor
