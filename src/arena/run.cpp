#include "arena/run.h"

#include <algorithm>
#include <atomic>
#include <exception>
#include <filesystem>
#include <mutex>
#include <nlohmann/json.hpp>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

#include "arena/checkpoint.h"
#include "arena/kept_run.h"
#include "arena/records.h"
#include "arena/run_header.h"

namespace parlor {

std::vector<Chunk> chunks_of(int first, int end) {
  // A few hundred chunks balance well and make a short checkpoint. If the run is killed, each thread loses
  // one chunk.
  const int size = std::clamp((end - first) / 512, 1, 256);
  std::vector<Chunk> chunks;
  for (int at = first; at < end; at = chunks.back().end) {
    chunks.push_back({static_cast<int>(chunks.size()), at, at + std::min(size, end - at)});
  }
  return chunks;
}

namespace {

class Work {
 public:
  Work(const std::vector<Chunk>& chunks, std::size_t entrants, const KeepChunk& keep)
      : chunks_(chunks), entrants_(entrants), keep_(keep) {}

  void run(const std::function<PlayChunk()>& make_worker) {
    try {
      const PlayChunk play = make_worker();
      for (std::size_t i = next_++; i < chunks_.size() && !stop_; i = next_++) {
        Tally tally(entrants_);
        auto problem = play(chunks_[i], tally);
        const std::lock_guard lock(mutex_);
        if (!problem) problem = keep_(chunks_[i], tally);
        if (problem) fail(std::move(problem), nullptr);
      }
    } catch (...) {
      const std::lock_guard lock(mutex_);
      fail(std::nullopt, std::current_exception());
    }
  }

  std::optional<Message> result() const {
    if (exception_) std::rethrow_exception(exception_);
    return problem_;
  }

 private:
  void fail(std::optional<Message> problem, std::exception_ptr exception) {
    if (stop_.exchange(true)) return;
    problem_ = std::move(problem);
    exception_ = std::move(exception);
  }

  const std::vector<Chunk>& chunks_;
  std::size_t entrants_;
  const KeepChunk& keep_;
  std::atomic<std::size_t> next_ = 0;
  std::atomic<bool> stop_ = false;
  std::mutex mutex_;
  std::optional<Message> problem_;
  std::exception_ptr exception_;
};

}  // namespace

std::optional<Message> play_chunks(const std::vector<Chunk>& chunks, std::size_t entrants, int threads,
                                   const std::function<PlayChunk()>& make_worker, const KeepChunk& keep) {
  const std::size_t cores = std::max(1U, std::thread::hardware_concurrency());
  const std::size_t wanted = threads > 0 ? static_cast<std::size_t>(threads) : cores;
  Work work(chunks, entrants, keep);
  {
    std::vector<std::jthread> helpers;
    for (std::size_t i = 1; i < std::min(wanted, chunks.size()); ++i) {
      helpers.emplace_back([&] { work.run(make_worker); });
    }
    work.run(make_worker);
  }
  return work.result();
}

namespace {

// An automatic checkpoint is removed once it is complete, whichever run completes it.
bool is_ours(const ArenaRequest& request) {
  std::error_code error;
  return request.keep_in && request.checkpoint &&
         std::filesystem::equivalent(std::filesystem::path(*request.checkpoint).parent_path(),
                                     request.keep_in->folder, error);
}

Message stopped(const ArenaProgress& progress, const std::optional<std::string>& file, bool is_part) {
  Message message(std::string(kStopped), {{"done", progress.done}, {"deals", progress.total}});
  if (is_part) message.key = "arena.stopped_part";
  if (is_part || !file) return message;
  message.key = "arena.stopped_kept";
  message.arguments.emplace_back("file", *file);
  return message;
}

}  // namespace

Result<ArenaReport> run_plan(const ArenaGame& game, const ArenaRequest& request,
                             const std::function<PlayChunk()>& make_worker) {
  const std::size_t entrants = request.players.size();
  const auto [first, end] =
      request.part ? request.part->share_of(request.deals) : std::pair(0, request.deals);
  const std::vector<Chunk> chunks = chunks_of(first, end);
  Tally total(entrants);
  std::vector<Chunk> todo = chunks;
  ArenaProgress progress{0, end - first, 0};
  std::optional<std::string> file = request.checkpoint;
  if (request.part) {
    file = request.part->file();
    std::error_code error;  // the file cannot be written then
    std::filesystem::create_directories(request.part->folder, error);
  }

  if (request.records_dir) {
    if (auto problem = RecordFolder(*request.records_dir).prepare()) return *problem;
  }
  const nlohmann::json header = header_of(game, request);
  std::optional<Checkpoint> checkpoint;
  std::optional<KeptRun> kept;
  if (file) {
    auto opened = Checkpoint::open(*file, header, entrants, chunks);
    if (!opened) return opened.problem();
    checkpoint = std::move(*opened);
    total = checkpoint->tally();
    std::erase_if(todo, [&](const Chunk& chunk) { return checkpoint->has(chunk); });
    progress.done = progress.total;
    for (const Chunk& chunk : todo) progress.done -= chunk.end - chunk.first;
    progress.resumed = progress.done;
  } else if (request.keep_in) {
    kept.emplace(*request.keep_in, game.name, header, entrants, chunks);
    const auto left_over = kept->left_over();
    if (left_over && request.complain)
      request.complain(Message("arena.left_over", {{"file", left_over->string()}}));
  }
  if (request.progress) request.progress(progress);

  const auto keep = [&](const Chunk& chunk, const Tally& tally) -> std::optional<Message> {
    total.merge(tally);
    progress.done += chunk.end - chunk.first;
    if (kept) kept->keep(chunk, tally);
    if (checkpoint) {
      if (auto problem = checkpoint->append(chunk, tally)) return problem;
    }
    if (request.progress) request.progress(progress);
    return std::nullopt;
  };
  if (auto problem = play_chunks(todo, entrants, request.threads, make_worker, keep)) {
    if (problem->key != kStopped) return *problem;
    if (kept) kept->keep_all();
    if (kept && kept->file()) file = kept->file()->string();
    return stopped(progress, file, request.part.has_value());
  }
  if (kept) kept->finished();
  if (checkpoint && is_ours(request)) {
    checkpoint.reset();
    std::error_code error;
    std::filesystem::remove(*request.checkpoint, error);
  }
  ArenaReport report = make_report(game, request, total);
  report.deals = progress.total;
  return report;
}

}  // namespace parlor
