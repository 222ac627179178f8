// How far a run is, on a terminal: one line that is written anew a few times a second.
#pragma once

#include <chrono>
#include <cstdio>
#include <string>

#include "arena/request.h"

namespace parlor {

// "1200 of 10000 deals, 431 a second, 20 s left"
std::string progress_text(const ArenaProgress& progress, std::chrono::duration<double> elapsed);

class ProgressLine {
 public:
  // Silent where `out` is no terminal.
  explicit ProgressLine(std::FILE* out = stderr);
  ProgressLine(const ProgressLine&) = delete;
  ProgressLine& operator=(const ProgressLine&) = delete;
  ~ProgressLine();  // wipes the line

  void show(const ArenaProgress& progress);

 private:
  using Clock = std::chrono::steady_clock;
  std::FILE* out_;
  bool terminal_;
  bool shown_ = false;
  Clock::time_point begin_ = Clock::now();
  Clock::time_point next_ = begin_;
};

}  // namespace parlor
