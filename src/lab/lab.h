// The tools to examine a game: matches between players, the laws, counts of its moves. Only the full program
// has them; a program just for playing does without and builds in half the time.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>

#include "arena/report.h"
#include "arena/request.h"
#include "core/chance.h"
#include "core/message.h"
#include "engine/laws/request.h"

namespace parlor {

struct GameLab {
  std::string name;  // as in the listing

  std::function<Result<ArenaReport>(const ArenaRequest&)> arena;
  std::function<Result<LawReport>(const LawRequest&)> laws;
  // Plays one deal under the laws, move by move as the choices say, so that a generator can shrink them.
  std::function<Result<Verdict>(std::string_view rules, const Seed&, std::span<const std::uint16_t> choices)>
      obeys;
  // The number of sequences of `depth` moves from the deal of a seed.
  std::function<Result<std::uint64_t>(std::string_view rules, const Seed&, int depth)> perft;
};

}  // namespace parlor
