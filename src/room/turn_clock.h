// The clock of a table: so much time for a person's turn, and what becomes of one that is late.
#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "core/seat.h"
#include "room/strand.h"

namespace parlor {

class TurnClock {
 public:
  TurnClock(RoomStrand& strand, Task ran_out) : strand_(strand), ran_out_(std::move(ran_out)) {}

  // A person is to move in the turn of this number. Whatever else happens during it, its time goes on: a note
  // starts it afresh no more than leaving and returning.
  void run(int number, std::chrono::seconds time);
  void stop();
  bool running() const { return turn_ && turn_->timer; }
  // Nothing while it does not run.
  std::optional<std::chrono::milliseconds> left() const;
  // Whether this is the turn that was clocked last.
  bool clocked(int number) const { return turn_ && turn_->number == number; }

  // The turn being put together, as it was last assessed: a rule may judge it when the time is up.
  void keep_draft(Seat seat, std::string draft);
  void forget_draft();
  std::optional<std::string> draft_of(Seat seat) const;

  // A computer makes this one move for who is late.
  void set_late(Seat seat);
  void moved(Seat seat);
  bool is_late(Seat seat) const { return turn_ && turn_->late.contains(seat); }

 private:
  struct Turn {
    int number = -1;
    Timer timer;              // while the clock runs
    Strand::Time deadline{};  // of this turn, also while it does not
    std::optional<std::string> draft{};
    Seat drafted_by{};
    SeatSet late{};
  };

  Turn& turn();
  Strand::Time::duration until_deadline() const;

  RoomStrand& strand_;
  Task ran_out_;
  std::unique_ptr<Turn> turn_;  // most tables have no clock, and then it takes no memory
};

}  // namespace parlor
