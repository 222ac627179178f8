// Counts the failures of entrants and passes the first of each kind on.
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

// Shared by all threads of a run. A program that has not made one legal move of its own ends the run: a table
// in which it loses would say nothing of how it plays.
class FailureDesk {
 public:
  static constexpr int kTries = 3;  // requests that a program may fail before its first legal move

  using Complain = std::function<void(const Message&)>;
  FailureDesk(std::size_t entrants, const Complain& complain) : entrants_(entrants), complain_(complain) {}

  // A player of ours chose what it may not, or a program failed; of the latter nothing is said before it has
  // answered once.
  void report(std::size_t entrant, const Message& complaint, Tally& tally);
  void report_program(std::size_t entrant, const Message& complaint, Tally& tally);
  void program_answered(std::size_t entrant);

  // Why the run has to end now: a program that was tried often enough.
  std::optional<Message> hopeless() const;
  // Why what was played must not count: a program that was tried, however often.
  std::optional<Message> silent() const;

 private:
  struct Desk {
    std::array<bool, kFailureNames.size()> reported{};
    std::atomic<bool> answered = false;
    int failed = 0;                    // before the first answer
    std::vector<Message> held_back{};  // likewise
  };
  void say(Desk& desk, const Message& complaint) const;
  std::optional<Message> failed_often(int tries) const;

  mutable std::mutex mutex_;
  std::vector<Desk> entrants_;
  std::atomic<bool> hopeless_ = false;
  const Complain& complain_;
};

// What is said of one of our own players that chose a move it may not make.
Message illegal_choice(const std::string& player, const std::string& move, const Message& reason);

}  // namespace parlor
