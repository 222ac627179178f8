// The moves of computers: thought of elsewhere, over a copy of the view, and due when their beat comes.
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
  // `due` gets each move on the strand; take() says whether it still counts.
  using Due = std::function<void(Seat, const std::string& move)>;
  ComputerTurns(RoomStrand& strand, RoomHost& host, Due due)
      : strand_(strand), host_(host), due_(std::move(due)) {}

  // Thinks for the seat, unless that is under way already. No move comes sooner than `pace`.
  void begin(const Match& match, const StoredTable& table, Seat seat, std::chrono::milliseconds pace);
  // The move for the seat is played now. False where it was given up meanwhile.
  bool take(Seat seat);
  // The table was read back: whatever is being thought of was for another position.
  void give_up() { thinking_ = SeatSet::none(); }
  bool busy() const;

 private:
  void found(Seat seat, Strand::Time due, std::string move);

  RoomStrand& strand_;
  RoomHost& host_;
  Due due_;
  SeatSet thinking_;
  std::array<Timer, kMaxSeats> timers_;  // of moves that were found and are not due
};

}  // namespace parlor
