#include "arena/report.h"

#include <cmath>
#include <limits>
#include <nlohmann/json.hpp>
#include <optional>

namespace parlor {
namespace {

using nlohmann::json;

std::optional<MoveTimes> times_of(const TimeHistogram& times) {
  if (times.count() == 0) return std::nullopt;
  return MoveTimes{times.count(), times.mean(), times.percentile(95), times.most()};
}

double elo(double share) {
  if (share <= 0) return -std::numeric_limits<double>::infinity();
  if (share >= 1) return std::numeric_limits<double>::infinity();
  return 400 * std::log10(share / (1 - share));
}

// JSON has no infinity.
json number(double value) { return std::isfinite(value) ? json(value) : json(nullptr); }

json to_json(const Estimate& estimate) {
  json object = {{"value", number(estimate.value)}};
  if (estimate.interval)
    object["interval95"] = {number(estimate.interval->low), number(estimate.interval->high)};
  return object;
}

json to_json(const MoveTimes& times) {
  return {{"moves", times.moves}, {"mean", times.mean}, {"p95", times.p95}, {"max", times.most}};
}

json to_json(const EntrantReport& entrant) {
  json object = {{"name", entrant.name},
                 {"player", entrant.player},
                 {"games", entrant.games},
                 {"wins", to_json(entrant.wins)},
                 {"score", to_json(entrant.score)}};
  if (entrant.elo) object["elo"] = to_json(*entrant.elo);
  if (entrant.times) object["cpu_ns"] = to_json(*entrant.times);
  if (entrant.wall) object["wall_ns"] = to_json(*entrant.wall);
  for (std::size_t i = 0; i < kFailureNames.size(); ++i) {
    object["failures"][std::string(kFailureNames[i])] = entrant.failures[i];
  }
  return object;
}

}  // namespace

Estimate elo_of(const Estimate& wins) {
  Estimate estimate{elo(wins.value), std::nullopt};
  if (wins.interval) estimate.interval = {elo(wins.interval->low), elo(wins.interval->high)};
  return estimate;
}

ArenaReport make_report(const ArenaGame& game, const ArenaRequest& request, const Tally& tally) {
  ArenaReport report{game.name,
                     game.rules,
                     game.better,
                     request.seed.to_string(),
                     request.nodes,
                     request.deals,
                     static_cast<int>(request.players.size()),
                     tally.lengths,
                     {}};
  const std::vector<Entrant> entrants = entrants_of(request.players);
  for (std::size_t i = 0; i < entrants.size(); ++i) {
    const EntrantTally& counted = tally.entrants[i];
    EntrantReport& entrant = report.entrants.emplace_back();
    entrant.name = entrants[i].name;
    entrant.player = entrants[i].player;
    entrant.games = counted.wins.deals() * report.rotations;
    entrant.wins = counted.wins.share(kWinParts * report.rotations);
    entrant.score = counted.points.mean(report.rotations);
    if (entrants.size() == 2) entrant.elo = elo_of(entrant.wins);
    entrant.times = times_of(counted.times);
    entrant.wall = times_of(counted.wall);
    entrant.failures = counted.failures;
  }
  return report;
}

json to_json(const ArenaReport& report) {
  json object = {{"game", report.game},
                 {"rules", report.rules},
                 {"better", report.better == Better::high ? "high" : "low"},
                 {"seed", report.seed},
                 {"nodes", report.nodes},
                 {"deals", report.deals},
                 {"rotations", report.rotations},
                 {"moves", report.lengths.moves},
                 {"longest", report.lengths.longest},
                 {"entrants", json::array()}};
  for (const EntrantReport& entrant : report.entrants) object["entrants"].push_back(to_json(entrant));
  return object;
}

}  // namespace parlor
