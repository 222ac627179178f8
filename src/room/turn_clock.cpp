#include "room/turn_clock.h"

#include <algorithm>

namespace parlor {

TurnClock::Turn& TurnClock::turn() {
  if (!turn_) turn_ = std::make_unique<Turn>();
  return *turn_;
}

void TurnClock::run(int number, std::chrono::seconds time) {
  Turn& now = turn();
  if (now.number != number) {
    now.number = number;
    now.deadline = strand_.now() + time;
  } else if (now.timer) {
    return;
  }
  now.timer = strand_.after(std::chrono::ceil<std::chrono::milliseconds>(until_deadline()), [this] {
    stop();
    ran_out_();
  });
}

void TurnClock::stop() {
  if (turn_) turn_->timer.reset();
}

Strand::Time::duration TurnClock::until_deadline() const {
  return std::max(turn_->deadline - strand_.now(), Strand::Time::duration::zero());
}

std::optional<std::chrono::milliseconds> TurnClock::left() const {
  if (!running()) return std::nullopt;
  return std::chrono::duration_cast<std::chrono::milliseconds>(until_deadline());
}

void TurnClock::keep_draft(Seat seat, std::string draft) {
  turn().draft = std::move(draft);
  turn().drafted_by = seat;
}

void TurnClock::forget_draft() {
  if (turn_) turn_->draft.reset();
}

std::optional<std::string> TurnClock::draft_of(Seat seat) const {
  return turn_ && turn_->drafted_by == seat ? turn_->draft : std::nullopt;
}

void TurnClock::set_late(Seat seat) { turn().late = turn().late.with(seat); }

void TurnClock::moved(Seat seat) {
  if (turn_) turn_->late = turn_->late.without(seat);
}

}  // namespace parlor
