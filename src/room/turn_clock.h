// The clock of a table: so much time for a person's turn, and what becomes of one that is late.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <utility>

#include "core/seat.h"
#include "room/strand.h"

namespace parlor {

class TurnClock {
 public:
  TurnClock(RoomStrand& strand, Task ran_out) : strand_(strand), ran_out_(std::move(ran_out)) {}

  // A person is to move in this turn. Whatever else happens during it, its time goes on: a note starts it
  // afresh no more than leaving and returning.
  void run(int turn, std::chrono::seconds time);
  void stop() { timer_.reset(); }
  bool running() const { return timer_ != nullptr; }
  // Nothing while it does not run.
  std::optional<std::chrono::milliseconds> left() const;
  // Whether this is the turn that was clocked last.
  bool clocked(int turn) const { return turn_ == turn; }

  // The turn being put together, as it was last assessed: a rule may judge it when the time is up.
  void keep_draft(Seat seat, std::string draft);
  void forget_draft() { draft_.reset(); }
  std::optional<std::string> draft_of(Seat seat) const;

  // A computer makes this one move for who is late.
  void set_late(Seat seat) { late_ = late_.with(seat); }
  void moved(Seat seat) { late_ = late_.without(seat); }
  bool is_late(Seat seat) const { return late_.contains(seat); }

 private:
  Strand::Time::duration until_deadline() const;

  RoomStrand& strand_;
  Task ran_out_;
  Timer timer_;            // while it runs
  Strand::Time deadline_;  // of the turn that was last clocked
  int turn_ = -1;          // that turn
  std::optional<std::string> draft_;
  Seat drafted_by_;
  SeatSet late_;
};

}  // namespace parlor
