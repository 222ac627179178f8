// A run without its game: deals in chunks, shared out among threads, kept in a checkpoint, and the report.
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
  int end;    // the deal after the last
};

// Depends on the number of deals alone, so that a run may be continued on another machine.
std::vector<Chunk> chunks_of(int deals);

// What a worker answers whose run was stopped; the run says how far it came.
inline constexpr std::string_view kStopped = "arena.stopped";

// Plays a chunk into a tally, or says what stopped it.
using PlayChunk = std::function<std::optional<Message>(const Chunk&, Tally&)>;
using KeepChunk = std::function<std::optional<Message>(const Chunk&, const Tally&)>;

// Every thread makes a worker of its own and lets it play; `keep` gets what was played, one chunk at a time.
// The first problem ends the run; so does an exception, which is passed on.
std::optional<Message> play_chunks(const std::vector<Chunk>& chunks, std::size_t entrants, int threads,
                                   const std::function<PlayChunk()>& make_worker, const KeepChunk& keep);

// All of it, of a request that was checked.
Result<ArenaReport> run_plan(const ArenaGame& game, const ArenaRequest& request,
                             const std::function<PlayChunk()>& make_worker);

}  // namespace parlor
