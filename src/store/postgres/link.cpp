#include "store/postgres/link.h"

#include <algorithm>
#include <utility>

namespace parlor::postgres {

Link::Link(Address address, std::chrono::milliseconds patience)
    : address_(std::move(address)), patience_(patience) {}

Connection& Link::open() {
  if (connection_) return *connection_;
  if (last_ && Clock::now() < next_attempt_) throw Problem(*last_);
  try {
    connection_.emplace(address_, patience_);
  } catch (const Problem& problem) {
    last_ = problem;
    next_attempt_ = Clock::now() + pause_;
    pause_ = std::min(pause_ * 2, kLongestPause);
    throw;
  }
  last_.reset();
  pause_ = kFirstPause;
  return *connection_;
}

}  // namespace parlor::postgres
