// A connection that is made when it is needed, and made again after it was lost. The pauses between attempts
// grow, and requests during a pause fail at once, so that an unreachable database holds nobody up.
#pragma once

#include <chrono>
#include <optional>

#include "store/postgres/address.h"
#include "store/postgres/connection.h"

namespace parlor::postgres {

class Link {
 public:
  Link(Address address, std::chrono::milliseconds patience);

  bool is_open() const { return connection_.has_value(); }
  // Throws a Problem.
  Connection& open();
  // Call this after a Problem that concerns more than one write.
  void drop() { connection_.reset(); }

 private:
  using Clock = std::chrono::steady_clock;
  static constexpr std::chrono::milliseconds kFirstPause{50};
  static constexpr std::chrono::milliseconds kLongestPause{1600};

  Address address_;
  std::chrono::milliseconds patience_;
  std::optional<Connection> connection_;
  std::optional<Problem> last_;  // why the last attempt failed
  std::chrono::milliseconds pause_ = kFirstPause;
  Clock::time_point next_attempt_{};
};

}  // namespace parlor::postgres
