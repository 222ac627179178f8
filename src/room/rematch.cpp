#include "room/rematch.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "core/json_writer.h"
#include "room/absence.h"

namespace parlor {
namespace {

Seat next_seat(const TableDetails& details, Seat seat) {
  return seat.next(static_cast<int>(details.seats.size()));
}

}  // namespace

void Rematch::ask(const ClientPtr& client, Seat seat, const std::string& id, std::string word) {
  const Match& match = *room_.match();
  if (match.phase() != Phase::over) return room_.refuse(client, id, Message("server.not_over"));
  if (!match.details().rematch.empty()) return tell(*client);
  words_.resize(match.details().seats.size());
  words_[slot(seat)] = std::move(word);
  asked_from_ = client->address;
  room_.ready() = room_.ready().with(seat);
  room_.declined() = room_.declined().without(seat);
  room_.everybody_ready() ? make() : room_.tell_table();
}

void Rematch::decline(const ClientPtr& client, Seat seat, const std::string& id) {
  if (being_made_ || !room_.match()->details().rematch.empty()) {
    return room_.refuse(client, id, Message("server.rematch_made"));
  }
  room_.ready() = room_.ready().without(seat);
  room_.declined() = room_.declined().with(seat);
  // A player who asked for a game with people is not left alone with computers.
  if (players().size() < 2) room_.ready() = SeatSet::none();
  !room_.ready().empty() && room_.everybody_ready() ? make() : room_.tell_table();
}

SeatSet Rematch::players() const {
  SeatSet players = Absence::people_here(*room_.match(), room_.clients().seats());
  for (Seat seat : room_.declined()) players = players.without(seat);
  return players;
}

void Rematch::make() {
  const Match& match = *room_.match();
  if (words_.empty() || being_made_ || !match.details().rematch.empty()) return;
  if (!room_.host().may_make_table(asked_from_)) return refuse(Message("server.too_many_tables"));
  const TableDetails next = next_table(match.details(), players());
  being_made_ = true;
  room_.host().make_table(next, [this, strand = room_.hold()](std::string table) {
    strand->post([this, table = std::move(table)] { made(table); });
  });
}

// Computers replace those who have left. Everybody moves one seat on, so that somebody else starts.
TableDetails Rematch::next_table(const TableDetails& here, SeatSet people) {
  TableDetails next = here;
  next.set_root(Seed::from_system());
  tokens_.assign(next.seats.size(), "");
  for (std::size_t i = 0; i < next.seats.size(); ++i) {
    SeatDetails& seat = next.seats[i];
    seat.hints = 0;
    seat.away = false;
    if (seat.kind != SeatDetails::Kind::person) continue;
    if (people.contains(Seat::at(static_cast<int>(i)))) {
      const SeatToken token = SeatToken::make();
      seat.token = token.hash;
      seat.word = words_[i];
      tokens_[i] = token.text;
    } else {
      seat = {SeatDetails::Kind::computer, "", room_.match()->stand_in().name, "", std::nullopt};
      seat.name = computer_name(next);
    }
  }
  if (!people.contains(next.host)) next.host = people.lowest();
  std::rotate(next.seats.rbegin(), next.seats.rbegin() + 1, next.seats.rend());
  next.host = next_seat(next, next.host);
  return next;
}

void Rematch::made(const std::string& table) {
  room_.when_settled([this, table] {
    being_made_ = false;
    if (room_.match() == nullptr) return;
    if (table.empty()) return refuse(Message("server.not_stored"));
    room_.match()->details().rematch = table;
    room_.ready() = SeatSet::none();
    room_.save_details([this] {
      for (const ClientPtr& client : room_.clients()) {
        const auto seat = client->observer.seat();
        if (!seat || !room_.declined().contains(*seat)) tell(*client);
      }
    });
  });
}

void Rematch::refuse(const Message& why) {
  const SeatSet asked = std::exchange(room_.ready(), SeatSet::none());
  for (const ClientPtr& client : room_.clients()) {
    const auto seat = client->observer.seat();
    if (seat && asked.contains(*seat)) room_.refuse(client, "", why);
  }
  room_.tell_table();
}

void Rematch::tell(Client& client) const {
  const TableDetails& here = room_.match()->details();
  JsonWriter message;
  message.begin_object().member("type", "rematch").member("table", here.rematch);
  const auto seat = client.observer.seat();
  if (seat && !tokens_.empty() && !tokens_[slot(*seat)].empty()) {
    message.member("seat", next_seat(here, *seat).index()).member("token", tokens_[slot(*seat)]);
  }
  parlor::tell(client, message.end_object().take());
}

}  // namespace parlor
