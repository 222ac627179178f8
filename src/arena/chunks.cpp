#include "arena/chunks.h"

#include <algorithm>
#include <atomic>
#include <exception>
#include <mutex>
#include <thread>

namespace parlor {

std::vector<Chunk> chunks_of(int deals) {
  // Some hundred chunks share out well and make a short checkpoint; a chunk is what a killed run loses a
  // thread.
  const int size = std::clamp(deals / 512, 1, 256);
  std::vector<Chunk> chunks;
  for (int first = 0; first < deals; first += std::min(size, deals - first)) {
    chunks.push_back({static_cast<int>(chunks.size()), first, first + std::min(size, deals - first)});
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

}  // namespace parlor
