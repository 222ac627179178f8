// The CPU time of this thread, which does not grow while other threads have the processor.
#pragma once

#include <cstdint>

namespace parlor {

class CpuStopwatch {
 public:
  // Measures what reading the clock costs: it is a system call and takes longer than many simple moves.
  CpuStopwatch();

  void start();
  // Since the start, minus the cost of reading the clock.
  std::uint64_t nanoseconds() const;

 private:
  std::uint64_t begin_ = 0;
  std::uint64_t own_ = 0;
};

}  // namespace parlor
