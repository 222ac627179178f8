// Messages from the sockets of a table.
#include <memory>
#include <nlohmann/json.hpp>
#include <utility>
#include <variant>

#include "room/room.h"

namespace parlor {

constexpr std::size_t kChatLines = 50;  // sent to clients that connect later

void Room::enter(const ClientPtr& client, const nlohmann::json& first) {
  when_settled([this, client, message = read_first_message(first)] {
    const auto send_away = [&](const Message& why) {
      ++host_.metrics().refused;
      dismiss(*client, why);
    };
    if (!loaded()) return send_away(not_loaded().why);
    if (!message) return send_away(message.problem());
    if (message->token) {
      const auto seat = match_->details().seat_of(*message->token);
      if (!seat) return send_away(Message("server.no_token"));
      // Sitting down counts as a message of the seat.
      if (!allowance(*seat).messages.take(now())) return send_away(Message("server.too_many"));
      client->observer = *seat;
      client->lists_moves = message->lists_moves;
    } else if (!match_->details().watch) {
      return send_away(Message("server.no_watching"));
    }
    clients_.add(client);
    tell_state({client}, [this, client] {
      const auto seat = client->observer.seat();
      if (seat && match_->details().seat(*seat).away) {
        set_away(*seat, false);
      } else {
        tell_table();
        take_turns();
      }
    });
  });
}

void Room::leave(const ClientPtr& client) {
  queue_.when_settled([this, client] {
    if (!clients_.remove(client)) return;
    hints_.leave(*client);
    if (!loaded()) return;
    if (const auto seat = client->observer.seat(); seat && !clients_.seats().contains(*seat)) {
      ready_ = ready_.without(*seat);
    }
    tell_table();
    take_turns();
    go_on();
  });
}

void Room::receive(const ClientPtr& client, const nlohmann::json& message) {
  when_settled([this, client, message = read_client_message(message)] {
    // Somebody who was turned away may have sent more before they knew it.
    if (loaded() && clients_.has(client)) hear(client, message);
  });
}

void Room::hear(const ClientPtr& client, const ClientMessage& message) {
  const auto refused = [&](const Message& why) { refuse(client, message.id, why); };
  if (message.unknown) return refused(*message.unknown);
  const bool asks_state = std::holds_alternative<AskState>(message.what);
  const auto seat = client->observer.seat();
  if (!asks_state && !seat) return refused(Message("server.only_watching"));
  if (!asks_state && match_->details().seat(*seat).away) return refused(Message("server.away"));
  if (message.problem) return refused(*message.problem);
  const Asker from{client, seat.value_or(Seat()), message.id};
  std::visit([&](const auto& what) { hear(from, what); }, message.what);
}

void Room::hear(const Asker& from, const AskState&) { tell_state({from.client}); }

void Room::hear(const Asker& from, const AskMove& ask) {
  if (const auto known = match_->answered(from.seat, from.id)) {
    return tell(*from.client, done_text(from.id, *known));
  }
  if (ask.number != match_->number()) {
    refuse(from, stale(ask.number, match_->number()));
    return tell_state({from.client});
  }
  auto entry = match_->play(from.seat, ask.move, from.id);
  if (!entry) return refuse(from, entry.problem());
  clock_.moved(from.seat);
  advance(*entry, Told::update, from.client, from.id);
}

void Room::hear(const Asker& from, const AskAssessment& ask) {
  const auto answer = assessment_text(*match_, from.seat, from.id, ask.draft);
  if (!answer) return refuse(from, answer.problem());
  if (match_->details().clock > 0 && match_->table()->actors().contains(from.seat)) {
    clock_.keep_draft(from.seat, ask.draft);
  }
  tell(*from.client, *answer);
}

void Room::hear(const Asker& from, const AskArrangement& ask) {
  const auto answer = arrangement_text(*match_, from.seat, from.id, ask.how);
  answer ? tell(*from.client, *answer) : refuse(from, answer.problem());
}

void Room::hear(const Asker& from, const AskHint&) { hints_.ask(from.client, from.seat, from.id); }

void Room::hear(const Asker& from, const AskNextDeal& ask) {
  // Somebody else asked first, so it has already happened.
  if (ask.number.value_or(match_->number()) != match_->number()) return tell_state({from.client});
  if (match_->phase() != Phase::between) return refuse(from, Message("server.no_next"));
  ready_ = ready_.with(from.seat);
  if (!everybody_ready() || !deal()) tell_table();
}

void Room::hear(const Asker& from, const AskStart&) {
  TableDetails& details = match_->details();
  if (from.seat != details.host) return refuse(from, Message("server.only_host"));
  if (!details.open_seat()) return refuse(from, Message("server.no_open_seat"));
  details.fill(match_->stand_in().name);
  save_details([this] { deal(); });
}

Rematch& Room::rematch() {
  if (!rematch_) rematch_ = std::make_unique<Rematch>(static_cast<RoomAccess&>(*this));
  return *rematch_;
}

void Room::hear(const Asker& from, const AskRematch& ask) {
  rematch().ask(from.client, from.seat, from.id, ask.word);
}

void Room::hear(const Asker& from, const AskLeave&) {
  if (match_->phase() == Phase::waiting) return refuse(from, Message("table.not_dealt"));
  set_away(from.seat, true);
}

void Room::hear(const Asker& from, const AskResign&) {
  // With two players, the other one wins. With more, the other people may want to play on.
  const TableDetails& details = match_->details();
  if (details.people() > 1 && details.seats.size() > 2) return refuse(from, Message("server.others_play"));
  auto entry = match_->note({SystemNote::What::resign, from.seat});
  if (!entry) return refuse(from, entry.problem());
  end_match(*entry);
}

void Room::hear(const Asker& from, const AskEnd&) {
  if (match_->phase() == Phase::waiting) return refuse(from, Message("table.not_dealt"));
  if (match_->phase() == Phase::over) return refuse(from, Message("table.match_over"));
  if (ends_.empty()) {
    offers_end_ = from.seat;
    declined_ = SeatSet::none();
  }
  ends_ = ends_.with(from.seat);
  if (!end_where_agreed()) tell_table();
}

void Room::hear(const Asker& from, const AskDecline&) {
  if (match_->phase() == Phase::over) return rematch().decline(from.client, from.seat, from.id);
  if (ends_.empty()) return refuse(from, Message("server.no_offer"));
  // The only player who offered to end the match withdraws the offer.
  if (ends_ != SeatSet::of(from.seat)) declined_ = declined_.with(from.seat);
  ends_ = SeatSet::none();
  tell_table();
}

void Room::hear(const Asker& from, const AskChat& ask) {
  if (!match_->details().chat) return refuse(from, Message("server.chat_off"));
  chat_.push_back({from.seat, ask.text});
  if (chat_.size() > kChatLines) chat_.erase(chat_.begin());
  clients_.tell(chat_text(chat_.back()));
}

void Room::hear(const Asker& from, const AskSettings& ask) {
  TableDetails& details = match_->details();
  if (from.seat != details.host) return refuse(from, Message("server.only_host"));
  details.chat = ask.chat.value_or(details.chat);
  details.pace = ask.pace.value_or(details.pace);
  save_details([this] { tell_table(); });
}

}  // namespace parlor
