// What a game is examined with: matches between players, the laws, the counts of its moves. Only the full
// program has it; what plays does without, and is built in half the time.
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
  std::string name;  // as the listing has it

  std::function<Result<ArenaReport>(const ArenaRequest&)> arena;
  std::function<Result<LawReport>(const LawRequest&)> laws;
  // One deal under the laws, move by move as the choices say, so that a generator can shrink them.
  std::function<Result<Verdict>(std::string_view rules, const Seed&, std::span<const std::uint16_t> choices)>
      obeys;
  // How many sequences of `depth` moves the deal of a seed begins with.
  std::function<Result<std::uint64_t>(std::string_view rules, const Seed&, int depth)> perft;
};

}  // namespace parlor
