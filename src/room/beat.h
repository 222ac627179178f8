// When a computer's move is shown. The timing must not reveal how long it thought or whether it had a choice.
#pragma once

#include <algorithm>
#include <chrono>

namespace parlor {

// Allows for finding a thread, and for a search that overruns its time.
inline constexpr std::chrono::milliseconds kBeatMargin{20};

struct Beat {
  using Clock = std::chrono::steady_clock;
  std::chrono::milliseconds pace;     // of the table: the shortest time per move
  std::chrono::milliseconds longest;  // time this level thinks

  // The turn came at `turn`, a thread was free at `begun`, and the move was found at `found`. If the player
  // stays within its time, the result does not depend on `found`; a late move waits for the next beat.
  Clock::time_point due(Clock::time_point turn, Clock::time_point begun, Clock::time_point found) const {
    const Clock::duration step = longest + kBeatMargin;
    const Clock::time_point first = std::max(turn + pace, begun + step);
    if (found <= first) return first;
    return first + step * (1 + (found - first - Clock::duration(1)) / step);
  }
};

}  // namespace parlor
