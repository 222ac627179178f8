// Log lines for machines: one JSON object a line on standard error. No token and no whole table id goes in.
// Of one event a handful of lines are written in a while; the next says how many were left out.
#pragma once

#include <chrono>
#include <functional>
#include <initializer_list>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace parlor {

// Which log lines are written where the same thing happens over and over: the first few in a while.
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

using LogFields = std::initializer_list<std::pair<std::string_view, std::string>>;

void log_info(std::string_view event, LogFields fields = {});
void log_error(std::string_view event, LogFields fields = {});

// What all lines go through.
LogSampler& log_sampler();

// Enough of a table's id to find it in the store, too little to sit down with.
std::string short_id(std::string_view id);

}  // namespace parlor
