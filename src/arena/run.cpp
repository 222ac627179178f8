#include "arena/run.h"

#include <nlohmann/json.hpp>
#include <optional>
#include <vector>

#include "arena/checkpoint.h"
#include "arena/records.h"

namespace parlor {
namespace {

constexpr int kCheckpointVersion = 2;

// What must be the same for one run to continue another; the number of threads need not be.
nlohmann::json header_of(const ArenaGame& game, const ArenaRequest& request) {
  return {{"arena", kCheckpointVersion}, {"game", game.name},
          {"rules", game.rules},         {"players", request.players},
          {"deals", request.deals},      {"seed", request.seed.to_string()},
          {"nodes", request.nodes},      {"records", request.records_dir.value_or("")}};
}

}  // namespace

Result<ArenaReport> run_plan(const ArenaGame& game, const ArenaRequest& request,
                             const std::function<PlayChunk()>& make_worker) {
  const std::size_t entrants = request.players.size();
  const std::vector<Chunk> chunks = chunks_of(request.deals);
  Tally total(entrants);
  std::vector<Chunk> todo = chunks;
  ArenaProgress progress{0, request.deals, 0};

  if (request.records_dir) {
    if (auto problem = RecordFolder(*request.records_dir).prepare()) return *problem;
  }
  std::optional<Checkpoint> checkpoint;
  if (request.checkpoint) {
    auto opened = Checkpoint::open(*request.checkpoint, header_of(game, request), entrants, chunks);
    if (!opened) return opened.problem();
    checkpoint = std::move(*opened);
    total = checkpoint->tally();
    std::erase_if(todo, [&](const Chunk& chunk) { return checkpoint->has(chunk); });
    progress.done = request.deals;
    for (const Chunk& chunk : todo) progress.done -= chunk.end - chunk.first;
    progress.resumed = progress.done;
  }
  if (request.progress) request.progress(progress);

  const auto keep = [&](const Chunk& chunk, const Tally& tally) -> std::optional<Message> {
    total.merge(tally);
    progress.done += chunk.end - chunk.first;
    if (checkpoint) {
      if (auto problem = checkpoint->append(chunk, tally)) return problem;
    }
    if (request.progress) request.progress(progress);
    return std::nullopt;
  };
  if (auto problem = play_chunks(todo, entrants, request.threads, make_worker, keep)) return *problem;
  return make_report(game, request, total);
}

}  // namespace parlor
