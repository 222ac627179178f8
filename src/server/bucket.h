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

 private:
  double seconds_since_last(Time now) const { return std::chrono::duration<double>(now - last_).count(); }

  Rate rate_;
  double level_;
  Time last_;
};

// What one seat may say.
struct Allowance {
  Allowance(const Limits& limits, Bucket::Time now)
      : messages(limits.messages, now), chat(limits.chat, now) {}

  Bucket messages;
  Bucket chat;
};

}  // namespace parlor
