#include <chrono>
#include <iostream>
#include <nlohmann/json.hpp>

#include "apps/full/full_commands.h"
#include "apps/full/labs.h"
#include "apps/languages.h"
#include "apps/speak.h"
#include "arena/progress.h"
#include "term/layout.h"

namespace parlor {

int arena_command(const ArenaOptions& options) {
  const auto lab = find_lab(options.game);
  if (!lab) return refuse(lab.problem());
  const auto seed = seed_option(options.seed);
  if (!seed) return refuse(seed.problem());

  ArenaRequest request;
  request.players = options.players;
  request.rules = joined_rules(options.rules);
  request.deals = options.deals;
  request.seed = *seed;
  request.threads = options.threads;
  request.nodes = options.nodes;
  request.program_budget = std::chrono::milliseconds(options.program_ms);
  if (!options.records.empty()) request.records_dir = options.records;
  if (!options.checkpoint.empty()) request.checkpoint = options.checkpoint;
  request.complain = [](const Message& message) { report(std::cerr, spoken(), message); };

  Result<ArenaReport> found = [&] {
    ProgressLine progress;
    request.progress = [&progress](const ArenaProgress& state) { progress.show(state); };
    return (*lab)->arena(request);
  }();
  if (!found) return refuse(found.problem());
  // A command may hold bytes that are no text.
  const auto json = [&] {
    return to_json(*found).dump(2, ' ', false, nlohmann::json::error_handler_t::replace) + "\n";
  };
  std::cout << (options.json ? json() : to_table(*found));
  return 0;
}

}  // namespace parlor
