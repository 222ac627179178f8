// Log lines for machines: one JSON object per line on standard error, without tokens or complete table IDs.
// Only a few lines per event are written in each interval; the next one says how many were left out.
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

// Decides which log lines to write when the same thing happens over and over: the first few in each interval.
class LogSampler {
 public:
  using Time = std::chrono::steady_clock::time_point;
  static constexpr int kLines = 5;
  static constexpr std::chrono::seconds kWindow{10};

  // Nothing if the line is to be left out; otherwise how many lines of this event were left out before it.
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
  std::map<std::string, Window, std::less<>> windows_;  // one for each event in the code
};

using LogFields = std::initializer_list<std::pair<std::string_view, std::string>>;

void log_info(std::string_view event, LogFields fields = {});
void log_error(std::string_view event, LogFields fields = {});

// All log lines go through this one.
LogSampler& log_sampler();

// Enough of a table's ID to find it in the store, too little to join it.
std::string short_id(std::string_view id);

}  // namespace parlor
