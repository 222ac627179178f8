// Which log lines are written where the same thing happens over and over: the first few in a while.
#pragma once

#include <chrono>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>

namespace parlor {

class LogSampler {
 public:
  using Time = std::chrono::steady_clock::time_point;
  static constexpr int kLines = 5;
  static constexpr std::chrono::seconds kWindow{10};

  // Nothing where the line is left out; else how many of this event were left out before it.
  std::optional<int> take(std::string_view event, Time now);
  // As if nothing had been logged.
  void forget();

 private:
  struct Window {
    Time start;
    int lines = 0;
    int left_out = 0;
  };
  std::mutex mutex_;
  std::map<std::string, Window, std::less<>> windows_;  // one for each event there is in the code
};

}  // namespace parlor
