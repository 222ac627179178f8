// The rematch: the same people and computers at a new table.
#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "server/house.h"
#include "server/people.h"
#include "server/room.h"

namespace parlor {

void Room::handle_rematch(const ClientPtr& client, Seat seat, Fields& fields) {
  const std::string id = fields.text("id");
  const auto word = clean_word(fields.text("word"));
  if (auto problem = fields.problem()) return refuse(client, id, *problem);
  if (!word) return refuse(client, id, word.problem());
  if (course_->phase() != Phase::over) return refuse(client, id, Message("server.not_over"));
  if (!course_->details().rematch.empty()) return tell_rematch(client);
  if (!rematch_) rematch_ = std::make_unique<Rematch>();
  rematch_->words.resize(course_->details().seats.size());
  rematch_->words[slot(seat)] = *word;
  rematch_->asked_from = client->address;
  ready_ = ready_.with(seat);
  if (everybody_ready()) {
    make_rematch();
  } else {
    tell_table();
  }
}

Seat Room::next_seat(Seat seat) const {
  return Seat::at((seat.index() + 1) % static_cast<int>(course_->details().seats.size()));
}

// The same people and computers at a new table; for those who have left a computer sits down. There is one
// rematch per table, and it counts as a table of the address that asked last.
void Room::make_rematch() {
  if (!rematch_ || rematch_->being_made || !course_->details().rematch.empty()) return;
  if (!house_.doorkeeper().allows(rematch_->asked_from, Doorkeeper::Ask::table)) {
    return refuse_rematch(Message("server.too_many_tables"));
  }
  TableDetails next = course_->details();
  next.set_root(Seed::from_system());
  rematch_->tokens.assign(next.seats.size(), "");
  const SeatSet here = people_here();
  for (int i = 0; i < static_cast<int>(next.seats.size()); ++i) {
    const auto index = static_cast<std::size_t>(i);
    SeatDetails& seat = next.seats[index];
    seat.hints = 0;
    seat.away = false;
    if (seat.kind != SeatDetails::Kind::person) continue;
    if (here.contains(Seat::at(i))) {
      const SeatToken token = SeatToken::make();
      seat.token = token.hash;
      seat.word = rematch_->words[index];
      rematch_->tokens[index] = token.text;
    } else {
      seat = {SeatDetails::Kind::computer, "", stand_in().name, "", std::nullopt};
      seat.name = computer_name(next);
    }
  }
  if (!here.contains(next.host)) next.host = here.lowest();
  // Everybody moves one seat on, so that another begins.
  std::rotate(next.seats.rbegin(), next.seats.rbegin() + 1, next.seats.rend());
  next.host = next_seat(next.host);
  rematch_->being_made = true;
  house_.create(next, [self = shared_from_this()](const std::shared_ptr<Room>& room) {
    self->strand().post([self, table = room ? room->id() : ""] { self->rematch_made(table); });
  });
}

void Room::refuse_rematch(const Message& why) {
  const SeatSet asked = std::exchange(ready_, SeatSet::none());
  for (const ClientPtr& client : clients_) {
    const auto seat = client->observer.seat();
    if (seat && asked.contains(*seat)) refuse(client, "", why);
  }
  tell_table();
}

void Room::rematch_made(const std::string& table) {
  when_settled([this, table] {
    rematch_->being_made = false;
    if (!load()) return;
    if (table.empty()) return refuse_rematch(Message("server.not_stored"));
    course_->details().rematch = table;
    ready_ = SeatSet::none();
    commit(std::nullopt, true, [this] {
      for (const ClientPtr& client : clients_) tell_rematch(client);
    });
  });
}

// Asked again, the answer is the same.
void Room::tell_rematch(const ClientPtr& client) {
  nlohmann::json message = {{"type", "rematch"}, {"table", course_->details().rematch}};
  if (const auto seat = client->observer.seat(); seat && rematch_ && !rematch_->tokens.empty()) {
    const std::string& token = rematch_->tokens[slot(*seat)];
    if (!token.empty()) {
      message["seat"] = next_seat(*seat).index();
      message["token"] = token;
    }
  }
  tell(client, message);
}

}  // namespace parlor
