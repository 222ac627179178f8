#include "room/retelling.h"

#include <nlohmann/json.hpp>
#include <utility>

#include "core/fair.h"
#include "core/json_writer.h"
#include "engine/replay.h"
#include "room/fields.h"

namespace parlor {
namespace {

Refusal unreadable() { return {500, Message("server.quarantined")}; }
Refusal not_over() { return {403, Message("server.not_over")}; }

}  // namespace

AnswerOrRefusal transcript_answer(std::string_view id, const Match& match, const Presence& presence,
                                  const Entries& entries, Seat seat) {
  JsonWriter body;
  body.begin_object().key("table").raw(json_text(table_json(id, match, presence)));
  body.member("you", seat.index());
  if (match.table() == nullptr) {
    body.key("view").null().key("events").begin_array().end_array();
  } else {
    const auto retold = match.retell_match(entries);
    if (!retold) return unreadable();
    body.key("view").raw(match.table()->view(eye(match, seat)));
    body.key("events").raw(events_text((*retold)->events_since(0, seat)));
  }
  return Answer::written(body.end_object().take());
}

AnswerOrRefusal record_answer(const Match& match, const Entries& entries) {
  if (match.phase() != Phase::over) return not_over();
  const auto retold = match.retell_match(entries);
  if (!retold) return unreadable();
  return Answer::text((*retold)->record().to_string());
}

AnswerOrRefusal replay_answer(const Match& match, const Entries& entries, int deal) {
  if (match.phase() != Phase::over) return not_over();
  const auto retold = match.retell_match(entries);
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
  JsonWriter body;
  body.begin_object().member("deal", deal).key("frames").begin_array();
  std::size_t told = steps->table().event_count();
  while (steps->done() < after) {
    if (steps->step()) return unreadable();
    const Table& table = steps->table();
    body.begin_object().key("events").raw(events_text(table.events_since(told, Observer::open())));
    told = table.event_count();
    body.key("actors").begin_array();
    for (Seat seat : table.actors()) body.value(seat.index());
    body.end_array().key("view").raw(table.view(Observer::open())).end_object();
  }
  return Answer::written(body.end_array().end_object().take());
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
