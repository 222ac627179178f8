#include "arena/cpu_clock.h"

#include <algorithm>
#include <ctime>

namespace parlor {
namespace {

std::uint64_t now() {
  timespec time{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return static_cast<std::uint64_t>(time.tv_sec) * 1'000'000'000 + static_cast<std::uint64_t>(time.tv_nsec);
}

}  // namespace

CpuStopwatch::CpuStopwatch() {
  constexpr int kTries = 100;
  std::uint64_t least = ~std::uint64_t{0};
  for (int i = 0; i < kTries; ++i) {
    start();
    least = std::min(least, nanoseconds());
  }
  own_ = least;
}

void CpuStopwatch::start() { begin_ = now(); }

std::uint64_t CpuStopwatch::nanoseconds() const {
  const std::uint64_t passed = now() - begin_;
  return passed - std::min(passed, own_);
}

}  // namespace parlor
