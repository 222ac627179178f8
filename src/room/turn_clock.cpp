#include "room/turn_clock.h"

#include <algorithm>

namespace parlor {

void TurnClock::run(int turn, std::chrono::seconds time) {
  if (turn_ != turn) {
    turn_ = turn;
    deadline_ = strand_.now() + time;
  } else if (timer_) {
    return;
  }
  timer_ = strand_.after(std::chrono::ceil<std::chrono::milliseconds>(until_deadline()), [this] {
    timer_.reset();
    ran_out_();
  });
}

Strand::Time::duration TurnClock::until_deadline() const {
  return std::max(deadline_ - strand_.now(), Strand::Time::duration::zero());
}

std::optional<std::chrono::milliseconds> TurnClock::left() const {
  if (!timer_) return std::nullopt;
  return std::chrono::duration_cast<std::chrono::milliseconds>(until_deadline());
}

void TurnClock::keep_draft(Seat seat, std::string draft) {
  draft_ = std::move(draft);
  drafted_by_ = seat;
}

std::optional<std::string> TurnClock::draft_of(Seat seat) const {
  return drafted_by_ == seat ? draft_ : std::nullopt;
}

}  // namespace parlor
