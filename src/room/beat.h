// When a computer's move is shown. Neither how long it thought nor whether it had a choice may be seen from
// it.
#pragma once

#include <algorithm>
#include <chrono>

namespace parlor {

// For finding a thread, and for what a search goes over its time.
inline constexpr std::chrono::milliseconds kBeatMargin{20};

struct Beat {
  using Clock = std::chrono::steady_clock;
  std::chrono::milliseconds pace;     // of the table: no move comes sooner
  std::chrono::milliseconds longest;  // that this level thinks

  // The turn came at `turn`, a thread was free at `begun`, and the move was found at `found`. As long as a
  // player keeps to its time the answer does not depend on `found`; a late one waits for the next beat.
  Clock::time_point due(Clock::time_point turn, Clock::time_point begun, Clock::time_point found) const {
    const Clock::duration step = longest + kBeatMargin;
    const Clock::time_point first = std::max(turn + pace, begun + step);
    if (found <= first) return first;
    return first + step * (1 + (found - first - Clock::duration(1)) / step);
  }
};

}  // namespace parlor
