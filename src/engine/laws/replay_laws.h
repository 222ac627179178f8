// Every record replays to the same end.
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <utility>

#include "engine/laws/position.h"
#include "engine/laws/violation.h"
#include "engine/replay.h"
#include "engine/table_of.h"

namespace parlor {

template <Game G>
Verdict record_replays(const Table& table) {
  const std::string text = table.record().to_string();
  auto read = read_record(text);
  if (!read) return broken(law::kReplay, "the record is not read back: " + read.problem().key + "\n" + text);
  if (read->cut) return broken(law::kReplay, "the record is read as cut\n" + text);
  const auto again = replay(std::move(read->record), TableOf<G>::open);
  if (!again) return broken(law::kReplay, "the record does not replay: " + again.problem().key + "\n" + text);
  const Table& other = **again;
  if (other.record().to_string() != text)
    return broken(law::kReplay, "the record is written differently\n" + text);
  if (!table.dealt()) return std::nullopt;
  auto observers = players_and_spectator(table.seats());
  observers.push_back(Observer::open());
  for (Observer observer : observers) {
    if (other.view(observer) != table.view(observer))
      return broken(law::kReplay, "another view for " + describe(observer) + "\n" + text);
    if (other.events_since(0, observer) != table.events_since(0, observer)) {
      return broken(law::kReplay, "other events for " + describe(observer) + "\n" + text);
    }
  }
  if (other.scores() != table.scores()) return broken(law::kReplay, "other scores\n" + text);
  return std::nullopt;
}

}  // namespace parlor
