// A token bucket: lets a burst through, then so many a second.
#pragma once

#include <algorithm>
#include <chrono>

#include "server/limits.h"

namespace parlor {

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
  // Nobody has asked for so long that a new bucket would be the same.
  bool full(Time now) const { return level_ + rate_.per_second * seconds_since_last(now) >= rate_.burst; }

 private:
  double seconds_since_last(Time now) const { return std::chrono::duration<double>(now - last_).count(); }

  Rate rate_;
  double level_;
  Time last_;
};

}  // namespace parlor
