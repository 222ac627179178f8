// What happens at a table without a message: computers move, time runs out, somebody is absent, everybody is
// ready.
#include <chrono>
#include <nlohmann/json.hpp>
#include <string>
#include <utility>

#include "room/room.h"

namespace parlor {

constexpr std::chrono::milliseconds kPauseAfterFailure{1000};

bool Room::played_by_computer(Seat seat) const {
  const SeatDetails& details = match_->details().seat(seat);
  return details.kind == SeatDetails::Kind::computer || details.away || clock_.is_late(seat);
}

void Room::take_turns() {
  if (match_->phase() == Phase::playing) {
    for (Seat seat : match_->table()->actors()) {
      if (!played_by_computer(seat)) continue;
      // Stop waiting for a person whose time is up.
      const int pace = clock_.is_late(seat) ? 0 : match_->details().pace;
      computers_.begin(*match_, stored_, seat, std::chrono::milliseconds(pace));
    }
  }
  run_clock();
  absence_.wait_for(Absence::missing(*match_, clients_.seats()), host_.limits().away_after);
  mark_idle();
}

// Nothing can be stored right now, so computers should not retry at every beat.
void Room::take_turns_later() {
  pause_ = after(kPauseAfterFailure, [this] {
    pause_.reset();
    when_settled([this] {
      if (loaded()) take_turns();
    });
  });
}

// By now the person may be back, or, in a game where several players act at once, the table may have moved
// on.
void Room::play_for(Seat seat, const std::string& move) {
  if (!computers_.take(seat) || !loaded()) return;
  if (match_->phase() != Phase::playing || !match_->table()->actors().contains(seat)) return;
  if (!played_by_computer(seat)) return;
  auto entry = match_->play(seat, move, "");
  if (!entry) return take_turns();
  clock_.moved(seat);
  advance(*entry, Told::update);
}

void Room::run_clock() {
  const int time = match_->details().clock;
  bool person = false;
  if (time > 0 && match_->phase() == Phase::playing) {
    for (Seat seat : match_->table()->actors()) person = person || !played_by_computer(seat);
  }
  person ? clock_.run(match_->turn(), std::chrono::seconds(time)) : clock_.stop();
}

// Some games have a rule for it. Otherwise it is noted, and a computer makes this one move.
void Room::clock_ran_out() {
  if (!loaded() || !clock_.clocked(match_->turn()) || match_->phase() != Phase::playing) return;
  for (Seat seat : match_->table()->actors()) {
    if (played_by_computer(seat)) continue;
    if (const auto penalty = match_->table()->overdue(seat, clock_.draft_of(seat))) {
      if (const auto entry = match_->force(seat, *penalty)) return advance(*entry, Told::table);
    }
    clock_.set_late(seat);
    return note({SystemNote::What::clock, seat});
  }
}

void Room::set_away(Seat seat, bool away) {
  if (match_->details().seat(seat).away == away) return;
  ready_ = ready_.without(seat);
  ends_ = ends_.without(seat);
  auto entry = away ? Absence::take_over(*match_, seat) : Absence::give_back(*match_, seat);
  const bool noted = entry.has_value();
  commit(std::move(entry), true, [this, noted] {
    if (noted) {
      tell_update(Told::table, false, nullptr, "");
      match_->forget_log();
    } else {
      tell_table();
    }
    take_turns();
    go_on();
  });
}

// A deal records for whom a computer plays, even if they left before it started.
void Room::note_absent() {
  for (Seat seat : Absence::away(*match_)) {
    when_settled([this, seat] {
      if (loaded() && match_->details().seat(seat).away) {
        note({SystemNote::What::takeover, seat, match_->stand_in().name});
      }
    });
  }
}

bool Room::everybody_ready() {
  const SeatSet done = match_->phase() == Phase::over ? ready_ | declined_ : ready_;
  return (Absence::people_here(*match_, clients_.seats()) | done) == done;
}

// People who are not here right now have to agree too, until a computer plays for them.
bool Room::end_where_agreed() {
  if (ends_.empty() || (Absence::players(*match_) | ends_) != ends_) return false;
  const auto entry = match_->note({SystemNote::What::end, offers_end_});
  if (entry) end_match(*entry);
  return entry.ok();
}

// Earlier offers and answers were about a match in progress, so they are dropped.
void Room::end_match(const StoredEntry& entry) {
  ready_ = ends_ = declined_ = SeatSet::none();
  advance(entry, Told::table);
}

// If the player everybody was waiting for has left, the others need not ask again.
void Room::go_on() {
  if (Absence::people_here(*match_, clients_.seats()).empty()) return;
  if (end_where_agreed() || !everybody_ready()) return;
  if (match_->phase() == Phase::between) deal();
  if (match_->phase() == Phase::over && rematch_) rematch_->make();
}

}  // namespace parlor
