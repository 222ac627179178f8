// The clock of a table: the time for a person's turn, and what happens when it runs out.
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

  // A person is to move in the turn with this number. Nothing restarts its time: neither a system note nor
  // leaving and returning.
  void run(int number, std::chrono::seconds time);
  void stop();
  bool running() const { return turn_ && turn_->timer; }
  // Nothing if the clock is not running.
  std::optional<std::chrono::milliseconds> left() const;
  // Whether this turn is the last one that was clocked.
  bool clocked(int number) const { return turn_ && turn_->number == number; }

  // The player's unfinished turn, as last assessed: a game's rules may judge it when the time is up.
  void keep_draft(Seat seat, std::string draft);
  void forget_draft();
  std::optional<std::string> draft_of(Seat seat) const;

  // A computer makes this one move for the late player.
  void set_late(Seat seat);
  void moved(Seat seat);
  bool is_late(Seat seat) const { return turn_ && turn_->late.contains(seat); }

 private:
  struct Turn {
    int number = -1;
    Timer timer;              // while the clock runs
    Strand::Time deadline{};  // of this turn, even while the clock is stopped
    std::optional<std::string> draft{};
    Seat drafted_by{};
    SeatSet late{};
  };

  Turn& turn();
  Strand::Time::duration until_deadline() const;

  RoomStrand& strand_;
  Task ran_out_;
  std::unique_ptr<Turn> turn_;  // null without a clock, as at most tables, to save memory
};

}  // namespace parlor
