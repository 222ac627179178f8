// The CPU time that this thread uses: it does not grow while others have the processor.
#pragma once

#include <cstdint>

namespace parlor {

class CpuStopwatch {
 public:
  // Finds out what a look at the clock takes: it is a call of the system, longer than many a simple move.
  CpuStopwatch();

  void start();
  // Since the start, less what the looks at the clock took.
  std::uint64_t nanoseconds() const;

 private:
  std::uint64_t begin_ = 0;
  std::uint64_t own_ = 0;
};

}  // namespace parlor
