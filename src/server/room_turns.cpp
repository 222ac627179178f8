// Whose turn it is, where nobody has to press a key: computers, the clock, and people who are away.
#include <algorithm>
#include <utility>

#include "server/beat.h"
#include "server/house.h"
#include "server/log.h"
#include "server/room.h"

namespace parlor {
namespace {

void catch_up(TablePlayer& player, const Table& table, Seat seat) {
  player.deal_begins(setting(table, seat));
  for (const SeenEvent& event : table.events_since(first_event_of_deal(table), seat)) player.observe(event);
}

}  // namespace

Presence Room::presence() const {
  Presence presence;
  for (const ClientPtr& client : clients_) {
    if (const auto seat = client->observer.seat()) {
      presence.here = presence.here.with(*seat);
    } else {
      ++presence.watchers;
    }
  }
  presence.ready = ready_;
  if (clock_) {
    presence.time = std::chrono::duration_cast<std::chrono::milliseconds>(
        std::max(deadline_ - Clock::now(), Clock::duration::zero()));
  }
  return presence;
}

SeatSet Room::people_here() const {
  SeatSet people;
  for (Seat seat : presence().here) {
    if (!course_->details().seat(seat).away) people = people.with(seat);
  }
  return people;
}

bool Room::played_by_computer(Seat seat) const {
  const SeatDetails& details = course_->details().seat(seat);
  return details.kind == SeatDetails::Kind::computer || details.away || out_of_time_.contains(seat);
}

const KindInfo& Room::stand_in() const { return course_->game().kinds.back(); }

const KindInfo& Room::level_of(Seat seat) const {
  const SeatDetails& details = course_->details().seat(seat);
  const auto& kinds = course_->game().kinds;
  const auto found = std::ranges::find(kinds, details.level, &KindInfo::name);
  return details.kind == SeatDetails::Kind::computer && found != kinds.end() ? *found : stand_in();
}

void Room::take_turns() {
  if (course_->phase() == Phase::playing) {
    for (Seat seat : course_->table()->actors()) {
      if (played_by_computer(seat)) begin_thinking(seat);
    }
  }
  run_clock();
  watch_absent();
  mark_idle();
}

void Room::begin_thinking(Seat seat) {
  if (thinking_.contains(seat)) return;
  const KindInfo& level = level_of(seat);
  auto player = course_->game().make_player(level.name, Seed::from_system());
  if (!player) return;
  // A program is started for this move alone, and told the deal so far.
  std::unique_ptr<Table> retold;
  if ((*player)->follows_events()) {
    auto again = course_->retell_deal(house_.store(), stored_.key);
    if (!again) return;
    retold = std::move(*again);
  }
  thinking_ = thinking_.with(seat);
  // A person whose time is up is not waited for any longer.
  const auto pace = std::chrono::milliseconds(out_of_time_.contains(seat) ? 0 : course_->details().pace);
  auto study = (*player)->study(*course_->table(), seat);
  house_.thinkers().move([self = shared_from_this(), study = std::move(study), seat, turn = Clock::now(),
                          beat = Beat{pace, level.longest},
                          retold = std::shared_ptr<const Table>(std::move(retold)),
                          mind = std::shared_ptr<TablePlayer>(std::move(*player))] {
    const auto begun = Clock::now();
    if (retold) catch_up(*mind, *retold, seat);
    TextThought result = study(Budget{0, begun + beat.longest});
    for (const Message& complaint : mind->complaints()) {
      log_error("player_failed",
                {{"table", short_id(self->id())}, {"why", self->house_.words().say(complaint)}});
    }
    self->strand().post([self, seat, due = beat.due(turn, begun, Clock::now()),
                         move = std::move(result.move)] { self->thought(seat, due, move); });
  });
}

void Room::thought(Seat seat, Clock::time_point due, std::string move) {
  if (!thinking_.contains(seat)) return;  // the table was read back meanwhile
  const auto delay =
      std::chrono::ceil<std::chrono::milliseconds>(std::max(due - Clock::now(), Clock::duration(0)));
  moves_to_come_[slot(seat)] = strand_->after(delay, [weak = weak_from_this(), seat, move = std::move(move)] {
    if (const auto self = weak.lock()) {
      self->moves_to_come_[slot(seat)].reset();
      self->when_settled([self, seat, move] { self->play_for(seat, move); });
    }
  });
}

// Meanwhile the person may be back, or in a game where several act the table may have moved on.
void Room::play_for(Seat seat, const std::string& move) {
  if (!thinking_.contains(seat) || !load()) return;
  thinking_ = thinking_.without(seat);
  if (course_->phase() != Phase::playing || !course_->table()->actors().contains(seat)) return;
  if (!played_by_computer(seat)) return;
  auto entry = course_->play(seat, move, "");
  if (!entry) return take_turns();
  out_of_time_ = out_of_time_.without(seat);
  advance(*entry, Told::update);
}

void Room::run_clock() {
  const TableDetails& details = course_->details();
  bool person = false;
  if (details.clock > 0 && course_->phase() == Phase::playing) {
    for (Seat seat : course_->table()->actors()) person = person || !played_by_computer(seat);
  }
  if (!person) return clock_.reset();
  // Whatever else happens during a turn, its time goes on: a note starts it afresh no more than leaving and
  // returning.
  if (clocked_ != course_->turn()) {
    clocked_ = course_->turn();
    deadline_ = Clock::now() + std::chrono::seconds(details.clock);
  } else if (clock_) {
    return;
  }
  const auto left = std::max(deadline_ - Clock::now(), Clock::duration::zero());
  clock_ = strand_->after(std::chrono::ceil<std::chrono::milliseconds>(left), [weak = weak_from_this()] {
    if (const auto self = weak.lock()) {
      self->clock_.reset();
      self->when_settled([self] { self->clock_ran_out(); });
    }
  });
}

// Some games have a rule for it. Else it is noted, and a computer makes this one move.
void Room::clock_ran_out() {
  if (!load() || clocked_ != course_->turn() || course_->phase() != Phase::playing) return;
  for (Seat seat : course_->table()->actors()) {
    if (played_by_computer(seat)) continue;
    const auto draft = drafted_by_ == seat ? draft_ : std::nullopt;
    if (const auto penalty = course_->table()->overdue(seat, draft)) {
      if (const auto entry = course_->force(seat, *penalty)) return advance(*entry, Told::table);
    }
    out_of_time_ = out_of_time_.with(seat);
    return note({SystemNote::What::clock, seat});
  }
}

// Who is gone is waited for a while, as long as somebody waits.
void Room::watch_absent() {
  const SeatSet here = presence().here;
  const bool waited_for = !people_here().empty() && course_->phase() == Phase::playing;
  for (int i = 0; i < static_cast<int>(course_->details().seats.size()); ++i) {
    const Seat seat = Seat::at(i);
    const SeatDetails& details = course_->details().seat(seat);
    const bool gone = details.kind == SeatDetails::Kind::person && !details.away && !here.contains(seat);
    Timer& timer = absent_[static_cast<std::size_t>(i)];
    if (!gone || !waited_for) {
      timer.reset();
    } else if (!timer) {
      timer = strand_->after(house_.limits().away_after, [weak = weak_from_this(), seat] {
        const auto self = weak.lock();
        if (!self) return;
        self->absent_[slot(seat)].reset();
        self->when_settled([self, seat] {
          if (self->load() && !self->presence().here.contains(seat)) self->set_away(seat, true);
        });
      });
    }
  }
}

// A deal says who a computer plays for, also where they left before it.
void Room::note_absent() {
  for (int i = 0; i < static_cast<int>(course_->details().seats.size()); ++i) {
    const Seat seat = Seat::at(i);
    if (!course_->details().seat(seat).away) continue;
    when_settled([this, seat] {
      if (load() && course_->details().seat(seat).away) {
        note({SystemNote::What::takeover, seat, stand_in().name});
      }
    });
  }
}

void Room::set_away(Seat seat, bool away) {
  SeatDetails& details = course_->details().seat(seat);
  if (details.away == away) return;
  details.away = away;
  ready_ = ready_.without(seat);
  std::optional<StoredEntry> entry;
  if (course_->phase() == Phase::playing) {
    const auto what = away ? SystemNote::What::takeover : SystemNote::What::giveback;
    auto noted = course_->note({what, seat, away ? stand_in().name : ""});
    if (noted) entry = std::move(*noted);
  }
  const bool noted = entry.has_value();
  commit(std::move(entry), true, [this, noted] {
    if (noted) {
      tell_update(Told::table, false, nullptr, "");
      course_->forget_log();
    } else {
      tell_table();
    }
    take_turns();
    go_on();
  });
}

}  // namespace parlor
