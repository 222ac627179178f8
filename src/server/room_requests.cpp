// What is asked of a table over HTTP.
#include <nlohmann/json.hpp>
#include <utility>

#include "core/fair.h"
#include "engine/json.h"
#include "engine/replay.h"
#include "server/house.h"
#include "server/people.h"
#include "server/room.h"

namespace parlor {

bool Room::refuse_broken(const Reply& reply) {
  if (load()) return false;
  refuse(reply, 500, Message("server.quarantined"));
  return true;
}

void Room::refuse(const Reply& reply, int status, const Message& why) {
  ++house_.metrics().refused;
  reply(Answer::refusal(status, why, house_.words()));
}

void Room::info(Reply reply) {
  when_settled([this, reply = std::move(reply)] {
    if (refuse_broken(reply)) return;
    reply(Answer::json(table_json(id(), *course_, presence())));
  });
}

std::optional<Message> Room::check_join(const nlohmann::json& request, std::optional<Seat>& seat,
                                        SeatDetails& who) {
  const TableDetails& details = course_->details();
  Fields fields(request);
  const auto name = clean_name(fields.needed_text("name"), "name");
  const auto word = clean_word(fields.text("word"));
  const std::string profile = fields.profile_key("profile");
  const int wanted = fields.number("seat", -1, 0, static_cast<int>(details.seats.size()) - 1);
  if (auto problem = fields.problem()) return problem;
  if (!name) return name.problem();
  if (!word) return word.problem();
  seat = wanted < 0 ? details.open_seat() : Seat::at(wanted);
  if (seat && details.seat(*seat).kind != SeatDetails::Kind::open) seat.reset();
  who.kind = SeatDetails::Kind::person;
  who.name = *name;
  who.word = *word;
  if (!profile.empty()) who.profile = TokenHash::of(profile);
  return std::nullopt;
}

void Room::join(nlohmann::json request, Reply reply) {
  when_settled([this, request = std::move(request), reply = std::move(reply)] {
    if (refuse_broken(reply)) return;
    std::optional<Seat> seat;
    SeatDetails who;
    if (const auto problem = check_join(request, seat, who)) return refuse(reply, 400, *problem);
    if (!seat) return refuse(reply, 409, Message("server.no_open_seat"));
    if (course_->details().name_taken(who.name)) {
      return refuse(reply, 409, Message("server.name_taken", {{"name", who.name}}));
    }
    const SeatToken token = SeatToken::make();
    who.token = token.hash;
    course_->details().seat(*seat) = who;
    commit(
        std::nullopt, true,
        [this, reply, seat, token] {
          reply(Answer::json({{"table", id()}, {"seat", seat->index()}, {"token", token.text}}, 201));
          tell_table();
          if (!course_->details().open_seat()) deal();
        },
        [this, reply] { refuse(reply, 503, Message("server.not_stored")); });
  });
}

void Room::transcript(std::string token, Reply reply) {
  when_settled([this, token = std::move(token), reply = std::move(reply)] {
    if (refuse_broken(reply)) return;
    const auto seat = course_->details().seat_of(token);
    if (!seat) return refuse(reply, 401, Message("server.no_token"));
    nlohmann::json body = {{"table", table_json(id(), *course_, presence())},
                           {"you", seat->index()},
                           {"view", nullptr},
                           {"events", nlohmann::json::array()}};
    if (course_->table() != nullptr) {
      const auto retold = course_->retell_match(house_.store(), stored_.key);
      if (!retold) return refuse(reply, 500, Message("server.quarantined"));
      body["view"] = nlohmann::json::parse(course_->table()->view(eye(*course_, *seat)));
      for (const SeenEvent& event : (*retold)->events_since(0, *seat)) {
        body["events"].push_back(to_json(event.message));
      }
    }
    reply(Answer::json(body));
  });
}

void Room::record(Reply reply) {
  when_settled([this, reply = std::move(reply)] {
    if (refuse_broken(reply)) return;
    if (course_->phase() != Phase::over) return refuse(reply, 403, Message("server.not_over"));
    const auto retold = course_->retell_match(house_.store(), stored_.key);
    if (!retold) return refuse(reply, 500, Message("server.quarantined"));
    reply(Answer::text((*retold)->record().to_string()));
  });
}

void Room::replay(int deal, Reply reply) {
  when_settled([this, deal, reply = std::move(reply)] {
    if (refuse_broken(reply)) return;
    if (course_->phase() != Phase::over) return refuse(reply, 403, Message("server.not_over"));
    const auto retold = course_->retell_match(house_.store(), stored_.key);
    if (!retold) return refuse(reply, 500, Message("server.quarantined"));
    const Record& whole = (*retold)->record();
    if (deal < 1 || deal > static_cast<int>(whole.deals.size())) {
      return refuse(reply, 404, Message("server.no_deal", {{"deal", deal}}));
    }
    std::size_t before = 0;
    for (int i = 0; i + 1 < deal; ++i) before += whole.deals[static_cast<std::size_t>(i)].entries.size();
    const std::size_t after = before + whole.deals[static_cast<std::size_t>(deal - 1)].entries.size();
    auto steps = Replay::open(whole, course_->game().open);
    if (!steps || steps->run(before)) return refuse(reply, 500, Message("server.quarantined"));
    nlohmann::json frames = nlohmann::json::array();
    std::size_t told = steps->table().event_count();
    while (steps->done() < after) {
      if (steps->step()) return refuse(reply, 500, Message("server.quarantined"));
      const Table& table = steps->table();
      nlohmann::json events = nlohmann::json::array();
      for (const SeenEvent& event : table.events_since(told, Observer::open())) {
        events.push_back(to_json(event.message));
      }
      told = table.event_count();
      nlohmann::json actors = nlohmann::json::array();
      for (Seat seat : table.actors()) actors.push_back(seat.index());
      frames.push_back({{"events", events},
                        {"actors", actors},
                        {"view", nlohmann::json::parse(table.view(Observer::open()))}});
    }
    reply(Answer::json({{"deal", deal}, {"frames", frames}}));
  });
}

void Room::fair(int deal, Reply reply) {
  when_settled([this, deal, reply = std::move(reply)] {
    if (refuse_broken(reply)) return;
    const Table* table = course_->table();
    const bool over =
        table != nullptr && (deal <= table->deals_finished() ||
                             (course_->phase() == Phase::over && deal == table->deals_finished() + 1));
    if (deal < 1 || !over) return refuse(reply, 403, Message("server.deal_not_over", {{"deal", deal}}));
    if (!course_->details().tiles.empty()) return refuse(reply, 403, Message("server.prepared"));
    const DealSource source = course_->details().source(deal);
    const auto layout = table->layout(source, deal);
    if (!layout) return refuse(reply, 500, layout.problem());
    nlohmann::json tiles = nlohmann::json::array();
    for (const DealtTile& tile : *layout) {
      tiles.push_back({{"tile", tile.tile.index()}, {"face", tile.face}, {"place", tile.place}});
    }
    reply(Answer::json({{"deal", deal},
                        {"method", kFairMethod},
                        {"commitment", course_->details().commitment.hex()},
                        {"words", course_->details().words()},
                        {"secret", source.secret->hex()},
                        {"seed", source.seed->hex()},
                        {"shuffle", table->shuffle().to_string()},
                        {"layout", tiles}}));
  });
}

}  // namespace parlor
