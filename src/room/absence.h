// People who are gone: others wait for them a while, then a computer plays for them until they are back.
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

  // These are waited for so long, those among them already waited for no longer than before; nobody else is.
  void wait_for(SeatSet seats, std::chrono::milliseconds patience);
  bool waiting() const;

  // People who are neither here nor known to be away, where somebody who is here waits for them to play.
  static SeatSet missing(const Match& match, SeatSet here);
  // Of the seats that are here, those of people who play themselves.
  static SeatSet people_here(const Match& match, SeatSet here);
  // People who play themselves, here or not.
  static SeatSet players(const Match& match);
  // Those for whom a computer plays.
  static SeatSet away(const Match& match);
  // A computer takes over, or gives back: what is to be stored of it beside the details, while a deal is
  // played.
  static std::optional<StoredEntry> take_over(Match& match, Seat seat);
  static std::optional<StoredEntry> give_back(Match& match, Seat seat);

 private:
  RoomStrand& strand_;
  std::function<void(Seat)> waited_enough_;
  std::array<Timer, kMaxSeats> timers_;
};

}  // namespace parlor
