// Counts the failures of entrants and passes the first of each kind on.
#pragma once

#include <array>
#include <functional>
#include <mutex>
#include <string>
#include <vector>

#include "arena/tally.h"
#include "core/message.h"

namespace parlor {

// Shared by all threads of a run.
class FailureDesk {
 public:
  FailureDesk(std::size_t entrants, const std::function<void(const Message&)>& complain)
      : reported_(entrants), complain_(complain) {}

  void report(std::size_t entrant, const Message& complaint, Tally& tally);

 private:
  std::mutex mutex_;
  std::vector<std::array<bool, kFailureNames.size()>> reported_;
  const std::function<void(const Message&)>& complain_;
};

// What is said of one of our own players that chose a move it may not make.
Message illegal_choice(const std::string& player, const std::string& move, const Message& reason);

}  // namespace parlor
