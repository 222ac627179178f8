// A run, independent of the game: splits the deals into chunks, shares them among threads, keeps a
// checkpoint, and makes the report.
#pragma once

#include <functional>
#include <optional>
#include <string_view>
#include <vector>

#include "arena/report.h"
#include "arena/request.h"
#include "arena/tally.h"
#include "core/message.h"

namespace parlor {

struct Chunk {
  int index;
  int first;  // deal
  int end;    // one past the last deal
};

// The deals from `first` to `end`. Depends on nothing else, so that a run can be continued on another
// machine.
std::vector<Chunk> chunks_of(int first, int end);

// What a worker returns when its run was stopped; the run itself says how far it got.
inline constexpr std::string_view kStopped = "arena.stopped";

// Plays a chunk into a tally, or returns what stopped it.
using PlayChunk = std::function<std::optional<Message>(const Chunk&, Tally&)>;
using KeepChunk = std::function<std::optional<Message>(const Chunk&, const Tally&)>;

// Every thread makes its own worker; `keep` receives the results, one chunk at a time. The first problem ends
// the run; so does an exception, which is rethrown.
std::optional<Message> play_chunks(const std::vector<Chunk>& chunks, std::size_t entrants, int threads,
                                   const std::function<PlayChunk()>& make_worker, const KeepChunk& keep);

// Carries out a whole request, which must have been checked.
Result<ArenaReport> run_plan(const ArenaGame& game, const ArenaRequest& request,
                             const std::function<PlayChunk()>& make_worker);

}  // namespace parlor
