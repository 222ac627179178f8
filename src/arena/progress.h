// How far a run is: on a terminal one line that is written anew a few times a second, elsewhere a line now
// and then. Runs that are over in two seconds show nothing.
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

  // `rotations` games are a deal.
  explicit ProgressLine(std::size_t rotations, std::FILE* out = stderr)
      : ProgressLine(rotations, out, Pace()) {}
  ProgressLine(std::size_t rotations, std::FILE* out, Pace pace);
  ProgressLine(const ProgressLine&) = delete;
  ProgressLine& operator=(const ProgressLine&) = delete;
  ~ProgressLine();  // wipes the line

  void update(const ArenaProgress& progress);
  // Counts the games of the run, also of deals that are not done yet.
  std::atomic<std::int64_t>& games() { return games_; }
  // Somebody else writes a line: the one that stands there goes away first, and comes back by itself.
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
  std::jthread watcher_;  // last: it uses all the others
};

}  // namespace parlor
