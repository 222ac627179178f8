#include "room/absence.h"

#include <algorithm>

namespace parlor {
namespace {

std::optional<StoredEntry> set_away(Match& match, bool away, const SystemNote& note) {
  match.details().seat(note.seat).away = away;
  if (match.phase() != Phase::playing) return std::nullopt;
  auto entry = match.note(note);
  if (!entry) return std::nullopt;
  return *std::move(entry);
}

template <class Which>
SeatSet seats_where(const Match& match, const Which& which) {
  SeatSet found;
  for (Seat seat : SeatSet::first(static_cast<int>(match.details().seats.size()))) {
    if (which(seat, match.details().seat(seat))) found = found.with(seat);
  }
  return found;
}

}  // namespace

void Absence::wait_for(SeatSet seats, std::chrono::milliseconds patience) {
  for (Seat seat : SeatSet::first(kMaxSeats)) {
    Timer& timer = timers_[slot(seat)];
    if (!seats.contains(seat)) {
      timer.reset();
    } else if (!timer) {
      timer = strand_.after(patience, [this, seat] {
        timers_[slot(seat)].reset();
        waited_enough_(seat);
      });
    }
  }
}

bool Absence::waiting() const {
  return std::ranges::any_of(timers_, [](const Timer& timer) { return timer != nullptr; });
}

SeatSet Absence::missing(const Match& match, SeatSet here) {
  if (people_here(match, here).empty() || match.phase() != Phase::playing) return SeatSet::none();
  return seats_where(match, [&](Seat seat, const SeatDetails& details) {
    return details.kind == SeatDetails::Kind::person && !details.away && !here.contains(seat);
  });
}

SeatSet Absence::people_here(const Match& match, SeatSet here) {
  return seats_where(
      match, [&](Seat seat, const SeatDetails& details) { return here.contains(seat) && !details.away; });
}

SeatSet Absence::players(const Match& match) {
  return seats_where(match, [](Seat, const SeatDetails& details) {
    return details.kind == SeatDetails::Kind::person && !details.away;
  });
}

SeatSet Absence::away(const Match& match) {
  return seats_where(match, [](Seat, const SeatDetails& details) { return details.away; });
}

std::optional<StoredEntry> Absence::take_over(Match& match, Seat seat) {
  return set_away(match, true, {SystemNote::What::takeover, seat, match.stand_in().name});
}

std::optional<StoredEntry> Absence::give_back(Match& match, Seat seat) {
  return set_away(match, false, {SystemNote::What::giveback, seat});
}

}  // namespace parlor
