#include "room/messages.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "core/fair.h"
#include "engine/json.h"
#include "room/fields.h"
#include "room/people.h"

namespace parlor {
namespace {

constexpr std::array<std::string_view, 4> kPhases = {"waiting", "playing", "between", "over"};

nlohmann::json seats_json(SeatSet seats) {
  nlohmann::json list = nlohmann::json::array();
  for (Seat seat : seats) list.push_back(seat.index());
  return list;
}

nlohmann::json scores_json(const Scores& scores, int seats) {
  nlohmann::json list = nlohmann::json::array();
  for (int i = 0; i < seats; ++i) list.push_back(scores[Seat::at(i)].points());
  return list;
}

nlohmann::json seat_json(const SeatDetails& details, Seat seat, const Presence& presence) {
  return {{"name", details.name},
          {"kind", kSeatKinds[static_cast<std::size_t>(details.kind)]},
          {"level", details.level},
          {"here", presence.here.contains(seat)},
          {"away", details.away},
          {"hints", details.hints},
          {"ready", presence.ready.contains(seat)},
          {"ends", presence.ends.contains(seat)},
          {"declined", presence.declined.contains(seat)}};
}

// What people need to check a deal; nothing if it was prepared.
nlohmann::json fair_json(const TableDetails& details) {
  if (!details.tiles.empty()) return nullptr;
  return {{"method", kFairMethod}, {"commitment", details.commitment.hex()}, {"words", details.words()}};
}

SeatSet actors(const Match& match) {
  return match.phase() == Phase::playing ? match.table()->actors() : SeatSet::none();
}

void write_seats(JsonWriter& writer, std::string_view name, SeatSet seats) {
  writer.key(name).begin_array();
  for (Seat seat : seats) writer.value(seat.index());
  writer.end_array();
}

// The seat's legal moves; none if it is not their turn.
void write_moves(JsonWriter& writer, const Match& match, Observer observer) {
  const auto seat = observer.seat();
  const bool turn = seat && actors(match).contains(*seat);
  writer.list("moves", turn ? match.table()->moves(*seat) : std::vector<std::string>());
}

// The tiles that this observer saw when the current deal started, and their places.
void write_dealt(JsonWriter& writer, const Match& match, Observer observer) {
  const Table& table = *match.table();
  const int deal = table.deals_finished() + (table.deal_over() ? 0 : 1);
  writer.key("dealt").begin_array();
  if (const auto layout = table.layout(match.details().source(deal), deal)) {
    for (const DealtTile& tile : *layout) {
      if (!tile.sight.shows(observer)) continue;
      writer.begin_object().member("face", tile.face).member("place", tile.place).end_object();
    }
  }
  writer.end_array();
}

void write_chat(JsonWriter& writer, const ChatLine& line) {
  writer.member("seat", line.seat.index()).member("text", line.text);
}

JsonWriter message_of(std::string_view type) {
  JsonWriter writer;
  writer.begin_object().member("type", type);
  return writer;
}

std::string whole(JsonWriter& writer) { return writer.end_object().take(); }

}  // namespace

nlohmann::json standing_json(const Match& match) {
  const Table* table = match.table();
  const int count = static_cast<int>(match.details().seats.size());
  const Phase phase = match.phase();
  nlohmann::json sheet = nlohmann::json::array();
  if (table != nullptr) {
    for (const Scores& row : table->sheet()) sheet.push_back(scores_json(row, count));
  }
  return {{"phase", kPhases[static_cast<std::size_t>(phase)]},
          {"scores", scores_json(table != nullptr ? table->scores() : Scores(), count)},
          {"sheet", std::move(sheet)},
          {"leaders", seats_json(phase == Phase::over ? table->leaders() : SeatSet::none())},
          {"called_off", table != nullptr && table->called_off()}};
}

nlohmann::json table_json(std::string_view id, const Match& match, const Presence& presence) {
  const TableDetails& details = match.details();
  const Table* table = match.table();
  nlohmann::json seats = nlohmann::json::array();
  for (int i = 0; i < static_cast<int>(details.seats.size()); ++i) {
    const Seat seat = Seat::at(i);
    seats.push_back(seat_json(details.seat(seat), seat, presence));
  }
  const bool deal_over = table != nullptr && table->deal_over();
  nlohmann::json time;
  if (presence.time) time = presence.time->count();
  nlohmann::json json = standing_json(match);
  json.update({{"id", id},
               {"game", details.game},
               {"rules", details.rules},
               {"options", rules_json(match.game().options, details.rules)},
               {"match", details.match.to_string()},
               {"host", details.host.index()},
               {"chat", details.chat},
               {"watch", details.watch},
               {"pace", details.pace},
               {"clock", details.clock},
               {"watchers", presence.watchers},
               {"seats", std::move(seats)},
               {"deal", table != nullptr ? table->deals_finished() + (deal_over ? 0 : 1) : 0},
               {"start", match.game().starting_points(details.rules)},
               {"winners", seats_json(deal_over ? table->winners() : SeatSet::none())},
               {"time", std::move(time)},
               {"fair", fair_json(details)}});
  return json;
}

Observer eye(const Match& match, Observer observer) {
  const bool over = match.table() != nullptr && (match.table()->deal_over() || match.table()->match_over());
  return over ? Observer::open() : observer;
}

std::string events_text(const std::vector<SeenEvent>& events) {
  JsonWriter writer;
  writer.begin_array();
  for (const SeenEvent& event : events) write(writer, event.message);
  return writer.end_array().take();
}

std::string table_text(std::string_view id, const Match& match, const Presence& presence) {
  JsonWriter writer = message_of("table");
  writer.key("table").raw(json_text(table_json(id, match, presence)));
  return whole(writer);
}

std::string state_text(std::string_view id, const Match& match, const Presence& presence, const Table* retold,
                       Observer observer, bool with_moves, const std::vector<ChatLine>& chat) {
  JsonWriter writer = message_of("state");
  const auto seat = observer.seat();
  seat ? writer.member("you", seat->index()) : writer.key("you").null();
  writer.member("number", match.number());
  write_seats(writer, "actors", actors(match));
  writer.key("table").raw(json_text(table_json(id, match, presence)));
  if (retold != nullptr) {
    writer.key("view").raw(match.table()->view(eye(match, observer)));
    writer.key("events").raw(events_text(retold->events_since(0, observer)));
  } else {
    writer.key("view").null().list("events", std::vector<std::string>());
  }
  if (retold != nullptr && seat) {
    write_dealt(writer, match, observer);
  } else {
    writer.list("dealt", std::vector<std::string>());
  }
  writer.list("arrangements", match.game().arrangements);
  if (with_moves) write_moves(writer, match, observer);
  writer.key("chat").begin_array();
  for (const ChatLine& line : chat) {
    writer.begin_object();
    write_chat(writer, line);
    writer.end_object();
  }
  writer.end_array();
  return whole(writer);
}

Result<std::string> assessment_text(const Match& match, Seat seat, std::string_view id,
                                    std::string_view draft) {
  if (match.phase() != Phase::playing) return Message("table.deal_over");
  nlohmann::json answer = to_json(match.table()->assess(seat, draft));
  answer["type"] = "assessment";
  answer["id"] = id;
  answer["number"] = match.number();
  return json_text(answer);
}

Result<std::string> arrangement_text(const Match& match, Seat seat, std::string_view id,
                                     const std::string& how) {
  if (match.phase() == Phase::waiting) return Message("table.not_dealt");
  if (std::ranges::find(match.game().arrangements, how) == match.game().arrangements.end())
    return Message("server.no_arrangement", {{"how", how.substr(0, kLongestId)}});
  return json_text({{"type", "arrangement"}, {"id", id}, {"groups", match.table()->arrange(seat, how)}});
}

std::string hint_text(std::string_view id, int number, const TextThought& thought) {
  JsonWriter writer = message_of("hint");
  writer.member("id", id).member("number", number).member("move", thought.move);
  writer.key("reason").raw(json_text(to_json(thought.reason)));
  return whole(writer);
}

std::string done_text(std::string_view id, int number) {
  JsonWriter writer = message_of("done");
  writer.member("id", id).member("number", number);
  return whole(writer);
}

std::string chat_text(const ChatLine& line) {
  JsonWriter writer = message_of("chat");
  write_chat(writer, line);
  return whole(writer);
}

std::string refused_text(std::string_view id, int number, const Message& reason) {
  JsonWriter writer = message_of("refused");
  writer.member("id", id).member("number", number).key("reason").raw(json_text(to_json(reason)));
  return whole(writer);
}

std::string goodbye_text(const Message& reason) {
  JsonWriter writer = message_of("goodbye");
  writer.key("reason").raw(json_text(to_json(reason)));
  return whole(writer);
}

std::string elsewhere_text(std::string_view node) {
  JsonWriter message;
  message.begin_object().member("type", "elsewhere").member("node", node);
  return message.end_object().take();
}

Message stale(int number, int current) {
  return Message("server.stale", {{"number", number}, {"current", current}});
}

Update::Update(const Match& match, const nlohmann::json* table, std::optional<std::chrono::milliseconds> time,
               bool new_deal)
    : match_(match),
      new_deal_(new_deal),
      head_(message_of("update")),
      time_(time),
      open_events_(match.news(Observer::spectator())),
      open_events_text_(events_text(open_events_)) {
  head_.member("number", match.number());
  write_seats(head_, "actors", actors(match));
  if (table != nullptr) table_ = json_text(*table);
}

const JsonWriter& Update::body(Observer observer) {
  for (const auto& [known, made] : bodies_) {
    if (known == observer) return made;
  }
  const std::vector<SeenEvent> events = match_.news(observer);
  JsonWriter writer = head_;
  writer.key("events").raw(events == open_events_ ? open_events_text_ : events_text(events));
  writer.key("view").raw(match_.table()->view(eye(match_, observer)));
  if (table_) writer.key("table").raw(*table_);
  if (time_) writer.member("time", time_->count());
  if (new_deal_ && observer.seat()) write_dealt(writer, match_, observer);
  return bodies_.emplace_back(observer, std::move(writer)).second;
}

std::string Update::text(Observer observer, bool with_moves, std::string_view id) {
  JsonWriter writer = body(observer);
  if (with_moves) write_moves(writer, match_, observer);
  if (!id.empty()) writer.member("id", id);
  return whole(writer);
}

}  // namespace parlor
