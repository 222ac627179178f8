#include "room/retelling.h"

#include <nlohmann/json.hpp>
#include <utility>

#include "core/fair.h"
#include "engine/json.h"
#include "engine/replay.h"

namespace parlor {
namespace {

Refusal unreadable() { return {500, Message("server.quarantined")}; }
Refusal not_over() { return {403, Message("server.not_over")}; }

}  // namespace

AnswerOrRefusal transcript_answer(std::string_view id, const Match& match, const Presence& presence,
                                  KeptAt at, Seat seat) {
  nlohmann::json body = {{"table", table_json(id, match, presence)},
                         {"you", seat.index()},
                         {"view", nullptr},
                         {"events", nlohmann::json::array()}};
  if (match.table() != nullptr) {
    const auto retold = match.retell_match(at.store, at.key);
    if (!retold) return unreadable();
    body["view"] = nlohmann::json::parse(match.table()->view(eye(match, seat)));
    for (const SeenEvent& event : (*retold)->events_since(0, seat)) {
      body["events"].push_back(to_json(event.message));
    }
  }
  return Answer::json(body);
}

AnswerOrRefusal record_answer(const Match& match, KeptAt at) {
  if (match.phase() != Phase::over) return not_over();
  const auto retold = match.retell_match(at.store, at.key);
  if (!retold) return unreadable();
  return Answer::text((*retold)->record().to_string());
}

AnswerOrRefusal replay_answer(const Match& match, KeptAt at, int deal) {
  if (match.phase() != Phase::over) return not_over();
  const auto retold = match.retell_match(at.store, at.key);
  if (!retold) return unreadable();
  const Record& whole = (*retold)->record();
  if (deal < 1 || deal > static_cast<int>(whole.deals.size())) {
    return Refusal{404, Message("server.no_deal", {{"deal", deal}})};
  }
  std::size_t before = 0;
  for (int i = 0; i + 1 < deal; ++i) before += whole.deals[static_cast<std::size_t>(i)].entries.size();
  const std::size_t after = before + whole.deals[static_cast<std::size_t>(deal - 1)].entries.size();
  auto steps = Replay::open(whole, match.game().open);
  if (!steps || steps->run(before)) return unreadable();
  nlohmann::json frames = nlohmann::json::array();
  std::size_t told = steps->table().event_count();
  while (steps->done() < after) {
    if (steps->step()) return unreadable();
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
  return Answer::json({{"deal", deal}, {"frames", frames}});
}

AnswerOrRefusal fair_answer(const Match& match, int deal) {
  const Table* table = match.table();
  const TableDetails& details = match.details();
  const bool over =
      table != nullptr && (deal <= table->deals_finished() ||
                           (match.phase() == Phase::over && deal == table->deals_finished() + 1));
  if (deal < 1 || !over) return Refusal{403, Message("server.deal_not_over", {{"deal", deal}})};
  if (!details.tiles.empty()) return Refusal{403, Message("server.prepared")};
  const DealSource source = details.source(deal);
  const auto layout = table->layout(source, deal);
  if (!layout) return Refusal{500, layout.problem()};
  nlohmann::json tiles = nlohmann::json::array();
  for (const DealtTile& tile : *layout) {
    tiles.push_back({{"tile", tile.tile.index()}, {"face", tile.face}, {"place", tile.place}});
  }
  return Answer::json({{"deal", deal},
                       {"method", kFairMethod},
                       {"commitment", details.commitment.hex()},
                       {"words", details.words()},
                       {"secret", source.secret->hex()},
                       {"seed", source.seed->hex()},
                       {"shuffle", table->shuffle().to_string()},
                       {"layout", tiles}});
}

}  // namespace parlor
