// Absent people: the others wait a while, then a computer plays for them until they return.
#pragma once

#include <array>
#include <chrono>
#include <functional>
#include <optional>
#include <utility>

#include "core/seat.h"
#include "room/match.h"
#include "room/strand.h"

namespace parlor {

class Absence {
 public:
  Absence(RoomStrand& strand, std::function<void(Seat)> waited_enough)
      : strand_(strand), waited_enough_(std::move(waited_enough)) {}

  // Waits for exactly these seats. A seat already being waited for keeps its earlier deadline.
  void wait_for(SeatSet seats, std::chrono::milliseconds patience);
  bool waiting() const;

  // People who are not here and not yet marked as away, while somebody who is here waits for their move.
  static SeatSet missing(const Match& match, SeatSet here);
  // The people among `here` for whom no computer plays.
  static SeatSet people_here(const Match& match, SeatSet here);
  // All people for whom no computer plays, here or not.
  static SeatSet players(const Match& match);
  // People for whom a computer plays.
  static SeatSet away(const Match& match);
  // A computer takes over the seat or gives it back. Returns the entry to store with the details; nothing
  // outside a deal.
  static std::optional<StoredEntry> take_over(Match& match, Seat seat);
  static std::optional<StoredEntry> give_back(Match& match, Seat seat);

 private:
  RoomStrand& strand_;
  std::function<void(Seat)> waited_enough_;
  std::array<Timer, kMaxSeats> timers_;
};

}  // namespace parlor
