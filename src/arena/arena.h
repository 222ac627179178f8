// Matches between players, with statistics. Instantiated once per game, in its listing.cpp.
//
// Deals are duplicate: deal i of a run comes from seed.derive(i) and is played once for every rotation of the
// entrants over the seats, so that all have the same luck with the tiles. The same request gives the same
// report on any number of threads, apart from the times and from programs that answer late.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "arena/report.h"
#include "arena/run.h"
#include "arena/worker.h"

namespace parlor {

template <Game G>
Result<ArenaReport> run_arena(const ArenaRequest& request, const PlayerLevels<G>& levels) {
  const auto rules = parse_rules<G>(request.rules);
  if (!rules) return rules.problem();
  std::vector<std::string> known;
  for (const PlayerLevel<G>& level : levels) {
    known.emplace_back(level.name);
    if (!level.also_called.empty()) known.emplace_back(level.also_called);
  }
  if (auto problem = check_request(request, G::kName, G::seats(*rules), known)) return *problem;

  FailureDesk desk(request.players.size(), request.complain);
  ArenaPlan<G> plan{request, levels, *rules, entrants_of(request.players), std::nullopt, desk};
  if (request.records_dir) plan.records.emplace(*request.records_dir);
  const auto make_worker = [&plan]() -> PlayChunk {
    // Function objects must be copyable, so the worker is shared rather than owned.
    return [worker = std::make_shared<ArenaWorker<G>>(plan)](const Chunk& chunk, Tally& tally) {
      return worker->play(chunk, tally);
    };
  };
  return run_plan({std::string(G::kName), versioned_rules<G>(*rules), G::kBetter}, request, make_worker);
}

}  // namespace parlor
