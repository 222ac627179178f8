// The analyses of one finished match: made one at a time, kept, and given to everybody who asks.
#pragma once

#include <deque>
#include <optional>
#include <utility>
#include <vector>

#include "core/seat.h"
#include "server/answer.h"

namespace parlor {

class AnalysisDesk {
 public:
  struct Subject {
    int deal;
    Seat seat;
    friend bool operator==(const Subject&, const Subject&) = default;
  };

  // Answers at once where it is kept; else who asks waits.
  void ask(const Subject& subject, const Reply& reply);
  // What is to be made next; nothing while one is being made, or where nobody waits.
  std::optional<Subject> begin();
  // It is made: keeps it, and answers all who wait for it.
  void finish(const Answer& answer);

 private:
  static constexpr std::size_t kMostKept = 32;  // the oldest go first

  std::deque<std::pair<Subject, Answer>> kept_;
  std::vector<std::pair<Subject, Reply>> waiting_;
  std::optional<Subject> making_;
};

}  // namespace parlor
