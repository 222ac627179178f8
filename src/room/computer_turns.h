// The computers' moves: computed on other threads from a copy of the view, and played when due (beat.h).
#pragma once

#include <array>
#include <chrono>
#include <functional>
#include <string>
#include <utility>

#include "core/seat.h"
#include "room/match.h"
#include "room/room_host.h"
#include "room/strand.h"

namespace parlor {

class ComputerTurns {
 public:
  // `due` is called on the strand with each move; take() says whether the move is still wanted.
  using Due = std::function<void(Seat, const std::string& move)>;
  ComputerTurns(RoomStrand& strand, RoomHost& host, Due due)
      : strand_(strand), host_(host), due_(std::move(due)) {}

  // Starts thinking for the seat, unless that is already in progress. No move is due sooner than `pace`.
  void begin(const Match& match, const StoredTable& table, Seat seat, std::chrono::milliseconds pace);
  // The seat's move is about to be played. False if it has been given up in the meantime.
  bool take(Seat seat);
  // The table was reloaded: moves being computed are for an old position.
  void give_up() { thinking_ = SeatSet::none(); }
  bool busy() const;

 private:
  void found(Seat seat, Strand::Time due, std::string move);

  RoomStrand& strand_;
  RoomHost& host_;
  Due due_;
  SeatSet thinking_;
  std::array<Timer, kMaxSeats> timers_;  // for moves that are found but not yet due
};

}  // namespace parlor
