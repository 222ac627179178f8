// What comes over the sockets of a table.
#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <utility>

#include "server/house.h"
#include "server/people.h"
#include "server/room.h"

namespace parlor {
namespace {

constexpr std::size_t kChatLines = 50;  // that somebody who comes later is told

}  // namespace

void Room::tell(const ClientPtr& client, const nlohmann::json& message) {
  client->send(std::make_shared<const std::string>(
      message.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace)));
}

void Room::refuse(const ClientPtr& client, std::string_view id, const Message& why) {
  ++house_.metrics().refused;
  client->send(std::make_shared<const std::string>(refused_text(id, course_ ? course_->number() : 0, why)));
}

void Room::refuse_stale(const ClientPtr& client, std::string_view id, int number) {
  refuse(client, id, Message("server.stale", {{"number", number}, {"current", course_->number()}}));
}

void Room::tell_state(const ClientPtr& client) {
  std::unique_ptr<Table> retold;
  if (course_->table() != nullptr) {
    auto again = course_->retell_deal(house_.store(), stored_.key);
    if (again) retold = std::move(*again);
  }
  tell(client,
       state_json(id(), *course_, presence(), retold.get(), client->observer, client->lists_moves, chat_));
}

bool Room::enter(const ClientPtr& client, const nlohmann::json& first) {
  const auto send_away = [&](const Message& why) {
    ++house_.metrics().refused;
    client->send(std::make_shared<const std::string>(goodbye_text(why)));
    client->close();
    return false;
  };
  if (!load()) return send_away(Message("server.quarantined"));
  Fields fields(first);
  const std::string type = fields.needed_text("type");
  if (type == "sit") {
    const auto seat = course_->details().seat_of(fields.needed_text("token"));
    client->lists_moves = fields.flag("moves", false);
    if (auto problem = fields.problem()) return send_away(*problem);
    if (!seat) return send_away(Message("server.no_token"));
    client->observer = *seat;
  } else if (type == "watch") {
    if (auto problem = fields.problem()) return send_away(*problem);
    if (!course_->details().watch) return send_away(Message("server.no_watching"));
  } else {
    return send_away(Message("server.first_message"));
  }
  // Not before what is being written is told: the state comes first.
  when_settled([this, client] {
    clients_.push_back(client);
    if (!load()) return say_goodbye(Message("server.quarantined"));
    tell_state(client);
    const auto seat = client->observer.seat();
    if (seat && course_->details().seat(*seat).away) {
      set_away(*seat, false);
    } else {
      tell_table();
      take_turns();
    }
  });
  return true;
}

void Room::leave(const ClientPtr& client) {
  when_settled([this, client] {
    std::erase(clients_, client);
    clients_.shrink_to_fit();
    if (hints_) hints_->leave(*client);
    if (!course_) return;
    if (const auto seat = client->observer.seat(); seat && !presence().here.contains(*seat)) {
      ready_ = ready_.without(*seat);
    }
    tell_table();
    take_turns();
    go_on();
  });
}

void Room::receive(const ClientPtr& client, nlohmann::json message) {
  when_settled([this, client, message = std::move(message)] {
    if (load()) handle(client, message);
  });
}

void Room::handle(const ClientPtr& client, const nlohmann::json& message) {
  using Handler = void (Room::*)(const ClientPtr&, Seat, Fields&);
  static const std::map<std::string, Handler, std::less<>> kHandlers = {
      {"move", &Room::handle_move},         {"assess", &Room::handle_assess},
      {"arrange", &Room::handle_arrange},   {"hint", &Room::handle_hint},
      {"next", &Room::handle_next},         {"start", &Room::handle_start},
      {"rematch", &Room::handle_rematch},   {"leave", &Room::handle_leave},
      {"resign", &Room::handle_resign},     {"chat", &Room::handle_chat},
      {"settings", &Room::handle_settings},
  };
  Fields fields(message);
  const std::string type = fields.needed_text("type");
  const std::string id = fields.text("id");
  if (auto problem = check_id(id)) return refuse(client, "", *problem);
  if (type == "state") {
    if (auto problem = fields.problem()) return refuse(client, id, *problem);
    return tell_state(client);
  }
  const auto handler = kHandlers.find(type);
  if (handler == kHandlers.end()) {
    return refuse(client, id, Message("server.unknown_type", {{"type", type.substr(0, kLongestId)}}));
  }
  const auto seat = client->observer.seat();
  if (!seat) return refuse(client, id, Message("server.only_watching"));
  if (course_->details().seat(*seat).away) return refuse(client, id, Message("server.away"));
  (this->*handler->second)(client, *seat, fields);
}

void Room::handle_move(const ClientPtr& client, Seat seat, Fields& fields) {
  const std::string id = fields.needed_text("id");
  const int number = fields.needed_number("number");
  const std::string move = fields.needed_text("move");
  if (auto problem = fields.problem()) return refuse(client, id, *problem);
  if (const auto known = course_->answered(seat, id)) {
    return tell(client, {{"type", "done"}, {"id", id}, {"number", *known}});
  }
  if (number != course_->number()) {
    refuse_stale(client, id, number);
    return tell_state(client);
  }
  auto entry = course_->play(seat, move, id);
  if (!entry) return refuse(client, id, entry.problem());
  out_of_time_ = out_of_time_.without(seat);
  advance(*entry, Told::update, client, id);
}

void Room::handle_assess(const ClientPtr& client, Seat seat, Fields& fields) {
  const std::string id = fields.needed_text("id");
  const std::string draft = fields.needed_text("draft");
  if (auto problem = fields.problem()) return refuse(client, id, *problem);
  const auto answer = assessment_json(*course_, seat, id, draft);
  if (!answer) return refuse(client, id, answer.problem());
  if (course_->details().clock > 0 && course_->table()->actors().contains(seat)) {
    draft_ = draft;
    drafted_by_ = seat;
  }
  tell(client, *answer);
}

void Room::handle_arrange(const ClientPtr& client, Seat seat, Fields& fields) {
  const std::string id = fields.needed_text("id");
  const std::string how = fields.needed_text("how");
  if (auto problem = fields.problem()) return refuse(client, id, *problem);
  const auto answer = arrangement_json(*course_, seat, id, how);
  answer ? tell(client, *answer) : refuse(client, id, answer.problem());
}

bool Room::everybody_ready() const { return (people_here() | ready_) == ready_; }

// Who was waited for may be gone, and then the others need not ask again.
void Room::go_on() {
  if (people_here().empty() || !everybody_ready()) return;
  if (course_->phase() == Phase::between) deal();
  if (course_->phase() == Phase::over) make_rematch();
}

void Room::handle_next(const ClientPtr& client, Seat seat, Fields& fields) {
  const std::string id = fields.text("id");
  const int number = fields.number("number", course_->number(), 0, 1'000'000'000);
  if (auto problem = fields.problem()) return refuse(client, id, *problem);
  // Somebody else asked first: what was wanted has happened.
  if (number != course_->number()) return tell_state(client);
  if (course_->phase() != Phase::between) return refuse(client, id, Message("server.no_next"));
  ready_ = ready_.with(seat);
  if (!everybody_ready() || !deal()) tell_table();
}

void Room::handle_start(const ClientPtr& client, Seat seat, Fields& fields) {
  const std::string id = fields.text("id");
  if (auto problem = fields.problem()) return refuse(client, id, *problem);
  TableDetails& details = course_->details();
  if (seat != details.host) return refuse(client, id, Message("server.only_host"));
  if (!details.open_seat()) return refuse(client, id, Message("server.no_open_seat"));
  for (SeatDetails& open : details.seats) {
    if (open.kind != SeatDetails::Kind::open) continue;
    open.kind = SeatDetails::Kind::computer;
    open.level = stand_in().name;
    open.name = computer_name(details);
  }
  commit(std::nullopt, true, [this] { deal(); });
}

void Room::handle_leave(const ClientPtr& client, Seat seat, Fields& fields) {
  const std::string id = fields.text("id");
  if (auto problem = fields.problem()) return refuse(client, id, *problem);
  if (course_->phase() == Phase::waiting) return refuse(client, id, Message("table.not_dealt"));
  set_away(seat, true);
}

void Room::handle_resign(const ClientPtr& client, Seat seat, Fields& fields) {
  const std::string id = fields.text("id");
  if (auto problem = fields.problem()) return refuse(client, id, *problem);
  const auto& seats = course_->details().seats;
  const auto people =
      std::ranges::count_if(seats, [](const auto& each) { return each.kind == SeatDetails::Kind::person; });
  if (people > 1) return refuse(client, id, Message("server.others_play"));
  auto entry = course_->note({SystemNote::What::resign, seat});
  if (!entry) return refuse(client, id, entry.problem());
  advance(*entry, Told::table);
}

void Room::handle_chat(const ClientPtr& client, Seat seat, Fields& fields) {
  const std::string id = fields.text("id");
  const auto text = clean_line(fields.needed_text("text"), "text", kLongestChat);
  if (auto problem = fields.problem()) return refuse(client, id, *problem);
  if (!text) return refuse(client, id, text.problem());
  if (!course_->details().chat) return refuse(client, id, Message("server.chat_off"));
  chat_.push_back({seat, *text});
  if (chat_.size() > kChatLines) chat_.erase(chat_.begin());
  tell_all({{"type", "chat"}, {"seat", seat.index()}, {"text", *text}});
}

void Room::handle_settings(const ClientPtr& client, Seat seat, Fields& fields) {
  TableDetails& details = course_->details();
  const std::string id = fields.text("id");
  const bool chat = fields.flag("chat", details.chat);
  const int pace = fields.number("pace", details.pace, 0, kLongestPace);
  if (auto problem = fields.problem()) return refuse(client, id, *problem);
  if (seat != details.host) return refuse(client, id, Message("server.only_host"));
  details.chat = chat;
  details.pace = pace;
  commit(std::nullopt, true, [this] { tell_table(); });
}

}  // namespace parlor
