// For tests: arena runs of a small game.
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "arena/arena.h"
#include "arena/english.h"
#include "arena/report.h"
#include "engine/table.h"
#include "external/program.h"
#include "testing/tricks.h"

namespace parlor::test {

inline ArenaRequest three_players(int deals) {
  ArenaRequest request;
  request.players = {"high", "random", "random"};
  request.rules = "seats=3";
  request.deals = deals;
  request.seed = Seed::of(5);
  request.threads = 1;
  return request;
}

inline Result<ArenaReport> run(const ArenaRequest& request) {
  return run_arena<Tricks>(request, tricks_levels());
}

// Everything that must not depend on the machine or the threads.
inline nlohmann::json without_times(const ArenaReport& report) {
  nlohmann::json json = to_json(report);
  for (auto& entrant : json["entrants"]) {
    for (const char* times : {"cpu_ns", "wall_ns"}) {
      if (entrant.contains(times)) entrant[times] = entrant[times]["moves"];
    }
  }
  return json;
}

inline std::string refusal(const ArenaRequest& request) {
  Catalogue catalogue;
  catalogue.add(engine_phrases());
  catalogue.add(arena_phrases());
  catalogue.add(external_phrases());
  const auto report = run(request);
  return report ? "" : catalogue.say(report.problem());
}

}  // namespace parlor::test
