#include "room/messages.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "core/fair.h"
#include "engine/json.h"
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

nlohmann::json events_json(const std::vector<SeenEvent>& events) {
  nlohmann::json list = nlohmann::json::array();
  for (const SeenEvent& event : events) list.push_back(to_json(event.message));
  return list;
}

nlohmann::json seat_json(const SeatDetails& seat, bool here, bool ready) {
  return {{"name", seat.name},   {"kind", kSeatKinds[static_cast<std::size_t>(seat.kind)]},
          {"level", seat.level}, {"here", here},
          {"away", seat.away},   {"hints", seat.hints},
          {"ready", ready}};
}

// What people can check a deal by; nothing where it was prepared.
nlohmann::json fair_json(const TableDetails& details) {
  if (!details.tiles.empty()) return nullptr;
  return {{"method", kFairMethod}, {"commitment", details.commitment.hex()}, {"words", details.words()}};
}

// A reason repeats what somebody sent, and may have cut it in the middle of a character.
std::string cut_text(const nlohmann::json& message) {
  return message.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

SeatSet actors(const Match& match) {
  return match.phase() == Phase::playing ? match.table()->actors() : SeatSet::none();
}

// Somebody's moves, or nothing where it is not their turn.
nlohmann::json moves_json(const Match& match, Observer observer) {
  const auto seat = observer.seat();
  if (!seat || !actors(match).contains(*seat)) return nlohmann::json::array();
  return match.table()->moves(*seat);
}

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
          {"leaders", seats_json(phase == Phase::over ? table->leaders() : SeatSet::none())}};
}

nlohmann::json table_json(std::string_view id, const Match& match, const Presence& presence) {
  const TableDetails& details = match.details();
  const Table* table = match.table();
  nlohmann::json seats = nlohmann::json::array();
  for (int i = 0; i < static_cast<int>(details.seats.size()); ++i) {
    const Seat seat = Seat::at(i);
    seats.push_back(
        seat_json(details.seat(seat), presence.here.contains(seat), presence.ready.contains(seat)));
  }
  const bool deal_over = table != nullptr && table->deal_over();
  nlohmann::json time;
  if (presence.time) time = presence.time->count();
  nlohmann::json json = standing_json(match);
  json.update({{"id", id},
               {"game", details.game},
               {"rules", details.rules},
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

nlohmann::json dealt_json(const Match& match, Observer observer) {
  nlohmann::json faces = nlohmann::json::array();
  const Table& table = *match.table();
  const int deal = table.deals_finished() + (table.deal_over() ? 0 : 1);
  const auto layout = table.layout(match.details().source(deal), deal);
  if (!layout) return faces;
  for (const DealtTile& tile : *layout) {
    if (tile.sight.shows(observer)) faces.push_back({{"face", tile.face}, {"place", tile.place}});
  }
  return faces;
}

nlohmann::json state_json(std::string_view id, const Match& match, const Presence& presence,
                          const Table* retold, Observer observer, bool with_moves,
                          const std::vector<ChatLine>& chat) {
  nlohmann::json state = {{"type", "state"},
                          {"you", nullptr},
                          {"number", match.number()},
                          {"actors", seats_json(actors(match))},
                          {"table", table_json(id, match, presence)},
                          {"view", nullptr},
                          {"events", nlohmann::json::array()},
                          {"dealt", nlohmann::json::array()},
                          {"arrangements", match.game().arrangements},
                          {"chat", nlohmann::json::array()}};
  if (observer.seat()) state["you"] = observer.seat()->index();
  if (retold != nullptr) {
    state["view"] = nlohmann::json::parse(match.table()->view(eye(match, observer)));
    state["events"] = events_json(retold->events_since(0, observer));
    if (observer.seat()) state["dealt"] = dealt_json(match, observer);
  }
  if (with_moves) state["moves"] = moves_json(match, observer);
  for (const ChatLine& line : chat) {
    state["chat"].push_back({{"seat", line.seat.index()}, {"text", line.text}});
  }
  return state;
}

Result<nlohmann::json> assessment_json(const Match& match, Seat seat, std::string_view id,
                                       std::string_view draft) {
  if (match.phase() != Phase::playing) return Message("table.deal_over");
  nlohmann::json answer = to_json(match.table()->assess(seat, draft));
  answer["type"] = "assessment";
  answer["id"] = id;
  answer["number"] = match.number();
  return answer;
}

Result<nlohmann::json> arrangement_json(const Match& match, Seat seat, std::string_view id,
                                        const std::string& how) {
  if (match.phase() == Phase::waiting) return Message("table.not_dealt");
  if (std::ranges::find(match.game().arrangements, how) == match.game().arrangements.end())
    return Message("server.no_arrangement", {{"how", how.substr(0, kLongestId)}});
  return nlohmann::json{{"type", "arrangement"}, {"id", id}, {"groups", match.table()->arrange(seat, how)}};
}

Message stale(int number, int current) {
  return Message("server.stale", {{"number", number}, {"current", current}});
}

nlohmann::json hint_json(std::string_view id, int number, const TextThought& thought) {
  return {{"type", "hint"},
          {"id", id},
          {"number", number},
          {"move", thought.move},
          {"reason", to_json(thought.reason)}};
}

std::string refused_text(std::string_view id, int number, const Message& reason) {
  return cut_text({{"type", "refused"}, {"id", id}, {"number", number}, {"reason", to_json(reason)}});
}

std::string goodbye_text(const Message& reason) {
  return cut_text({{"type", "goodbye"}, {"reason", to_json(reason)}});
}

Update::Update(const Match& match, const nlohmann::json* table, std::optional<std::chrono::milliseconds> time,
               bool new_deal)
    : match_(match), new_deal_(new_deal), open_events_(match.news(Observer::spectator())) {
  head_ = R"({"type":"update","number":)" + std::to_string(match.number()) + R"(,"actors":)" +
          seats_json(actors(match)).dump() + R"(,"events":)";
  open_events_text_ = events_json(open_events_).dump();
  if (table != nullptr) tail_ = R"(,"table":)" + table->dump();
  if (time) tail_ += R"(,"time":)" + std::to_string(time->count());
}

const std::string& Update::body(Observer observer) {
  const Observer seeing = eye(match_, observer);
  for (const auto& [known, text] : bodies_) {
    if (known == observer) return text;
  }
  const std::vector<SeenEvent> events = match_.news(observer);
  std::string text = head_ + (events == open_events_ ? open_events_text_ : events_json(events).dump()) +
                     R"(,"view":)" + match_.table()->view(seeing) + tail_;
  if (new_deal_ && observer.seat()) text += R"(,"dealt":)" + dealt_json(match_, observer).dump();
  return bodies_.emplace_back(observer, std::move(text)).second;
}

std::string Update::text(Observer observer, bool with_moves, std::string_view id) {
  std::string text = body(observer);
  if (with_moves) text += R"(,"moves":)" + moves_json(match_, observer).dump();
  if (!id.empty()) text += R"(,"id":)" + nlohmann::json(id).dump();
  text += '}';
  return text;
}

}  // namespace parlor
