// A token bucket: allows a burst, then a fixed number per second.
#pragma once

#include <algorithm>
#include <chrono>

namespace parlor {

// The size of a burst, and the number per second after that.
struct Rate {
  double burst;
  double per_second;
};

class Bucket {
 public:
  using Time = std::chrono::steady_clock::time_point;

  Bucket(Rate rate, Time now) : rate_(rate), level_(rate.burst), last_(now) {}

  bool take(Time now) {
    level_ = std::min(rate_.burst, level_ + rate_.per_second * seconds_since_last(now));
    last_ = now;
    if (level_ < 1) return false;
    level_ -= 1;
    return true;
  }

 private:
  double seconds_since_last(Time now) const { return std::chrono::duration<double>(now - last_).count(); }

  Rate rate_;
  double level_;
  Time last_;
};

}  // namespace parlor
