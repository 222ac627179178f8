// The results of an arena run.
#pragma once

#include <array>
#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <vector>

#include "arena/request.h"
#include "arena/tally.h"
#include "core/estimate.h"
#include "engine/match.h"

namespace parlor {

// On the scale of chess ratings: how much stronger a player with this share of wins is in a game for two. 400
// points are ten to one; infinite at the ends.
Estimate elo_of(const Estimate& wins);

// In nanoseconds per move.
struct MoveTimes {
  std::uint64_t moves = 0;
  double mean = 0;
  std::uint64_t p95 = 0;
  std::uint64_t most = 0;
};

struct EntrantReport {
  std::string name;
  std::string player;  // a level's name or cmd:COMMAND
  std::int64_t games = 0;
  Estimate
      wins;  // share of games; a shared win counts as a fraction, a game that nobody wins as shared by all
  Estimate score;                  // points per game
  std::optional<Estimate> elo;     // if there are two players
  std::optional<MoveTimes> times;  // CPU of the thinking thread, or of the program and its children
  std::optional<MoveTimes> wall;   // wall-clock time
  std::array<std::int64_t, kFailureNames.size()> failures{};  // moves that were replaced, by Failure
};

// Everything except the times is the same on every machine.
struct ArenaReport {
  std::string game;
  std::string rules;  // with the version in front
  Better better = Better::high;
  std::string seed;
  std::uint64_t nodes = 0;
  int deals = 0;
  int rotations = 0;  // games per deal
  LengthTally lengths;
  std::vector<EntrantReport> entrants;
};

// The game and its rules as the report names them; the rest comes from the request and the counts.
struct ArenaGame {
  std::string name;
  std::string rules;
  Better better;
};
ArenaReport make_report(const ArenaGame& game, const ArenaRequest& request, const Tally& tally);

// Aligned columns for people.
std::string to_table(const ArenaReport& report);
nlohmann::json to_json(const ArenaReport& report);

}  // namespace parlor
