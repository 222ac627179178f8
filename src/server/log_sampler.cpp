#include "server/log_sampler.h"

#include <utility>

namespace parlor {

std::optional<int> LogSampler::take(std::string_view event, Time now) {
  const std::scoped_lock lock(mutex_);
  auto found = windows_.find(event);
  if (found == windows_.end()) found = windows_.emplace(event, Window{now}).first;
  Window& window = found->second;
  if (now - window.start >= kWindow) {
    window.start = now;
    window.lines = 0;
  }
  if (window.lines == kLines) {
    ++window.left_out;
    return std::nullopt;
  }
  ++window.lines;
  return std::exchange(window.left_out, 0);
}

void LogSampler::forget() {
  const std::scoped_lock lock(mutex_);
  windows_.clear();
}

}  // namespace parlor
