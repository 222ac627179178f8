// The part of a run that does not depend on the game: checkpoint, threads, report.
#pragma once

#include <functional>

#include "arena/chunks.h"
#include "arena/report.h"
#include "arena/request.h"
#include "core/message.h"

namespace parlor {

// Of a request that was checked.
Result<ArenaReport> run_plan(const ArenaGame& game, const ArenaRequest& request,
                             const std::function<PlayChunk()>& make_worker);

}  // namespace parlor
