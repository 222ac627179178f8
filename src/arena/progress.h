// The progress of a run: on a terminal, one line that is rewritten a few times per second; elsewhere, a line
// now and then. Runs that finish within two seconds show nothing.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <cstdio>
#include <mutex>
#include <string>
#include <thread>

#include "arena/request.h"

namespace parlor {

// "1200 of 10000 deals, 431 a second, 20 s left"
std::string progress_text(const ArenaProgress& progress, std::chrono::duration<double> elapsed);

class ProgressLine {
 public:
  struct Pace {
    std::chrono::milliseconds first{2000};
    std::chrono::milliseconds terminal{250};
    std::chrono::milliseconds log{30'000};
  };

  // A deal is `rotations` games.
  explicit ProgressLine(std::size_t rotations, std::FILE* out = stderr)
      : ProgressLine(rotations, out, Pace()) {}
  ProgressLine(std::size_t rotations, std::FILE* out, Pace pace);
  ProgressLine(const ProgressLine&) = delete;
  ProgressLine& operator=(const ProgressLine&) = delete;
  ~ProgressLine();  // erases the line

  void update(const ArenaProgress& progress);
  // Counts the games of the run, including those of unfinished deals.
  std::atomic<std::int64_t>& games() { return games_; }
  // Call this before writing another line: erases the progress line, which comes back by itself.
  void make_room();

 private:
  using Clock = std::chrono::steady_clock;
  void watch(const std::stop_token& stop);
  void show();
  void wipe();

  double rotations_;
  std::FILE* out_;
  bool terminal_;
  Pace pace_;
  Clock::time_point begin_ = Clock::now();
  std::atomic<std::int64_t> games_ = 0;
  std::mutex mutex_;
  std::condition_variable_any wake_;
  ArenaProgress progress_;
  bool shown_ = false;
  std::jthread watcher_;  // last: it uses all the other members
};

}  // namespace parlor
