// Counts the failures of entrants and reports the first of each kind.
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "arena/tally.h"
#include "core/message.h"

namespace parlor {

// Shared by all threads of a run. A program that has not made a single legal move of its own ends the run: a
// table in which it loses would say nothing about how it plays.
class FailureDesk {
 public:
  static constexpr int kTries = 3;  // failed requests allowed before a program's first legal move

  using Complain = std::function<void(const Message&)>;
  FailureDesk(std::size_t entrants, const Complain& complain) : entrants_(entrants), complain_(complain) {}

  // One of our own players chose an illegal move, or a program failed. Failures of a program are held back
  // until it has answered once.
  void report(std::size_t entrant, const Message& complaint, Tally& tally);
  void report_program(std::size_t entrant, const Message& complaint, Tally& tally);
  void program_answered(std::size_t entrant);

  // Why the run has to end now: a program has used up its tries.
  std::optional<Message> hopeless() const;
  // Why the results must not count: a program never answered, however often it was asked.
  std::optional<Message> silent() const;

 private:
  struct Desk {
    std::array<bool, kFailureNames.size()> reported{};
    std::atomic<bool> answered = false;
    int failed = 0;                    // before the first answer
    std::vector<Message> held_back{};  // until the first answer
  };
  void say(Desk& desk, const Message& complaint) const;
  std::optional<Message> failed_often(int tries) const;

  mutable std::mutex mutex_;
  std::vector<Desk> entrants_;
  std::atomic<bool> hopeless_ = false;
  const Complain& complain_;
};

// The message about one of our own players that chose an illegal move.
Message illegal_choice(const std::string& player, const std::string& move, const Message& reason);

}  // namespace parlor
