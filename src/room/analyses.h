// The analyses of one finished match: made one at a time, kept, and given to everybody who asks.
#pragma once

#include <deque>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/seat.h"
#include "room/answer.h"

namespace parlor {

class Analyses {
 public:
  struct Subject {
    int deal;
    Seat seat;
    friend bool operator==(const Subject&, const Subject&) = default;
  };

  // Those who wait for one analysis. The threads that make it ask whether anybody still does.
  class Waiting {
   public:
    void add(Reply reply);
    bool wanted() const;
    std::string address() const;  // whose turn it takes: the first one's
    void answer(const Answer& answer);

   private:
    mutable std::mutex mutex_;
    std::vector<Reply> replies_;
  };
  struct Order {
    Subject subject;
    std::shared_ptr<Waiting> waiting;
  };

  // Answers at once where it is kept; else they wait.
  void ask(const Subject& subject, const Reply& reply);
  // What is to be made next; nothing while one is being made, or where nobody waits.
  std::optional<Order> begin();
  // It is made: keeps it, and answers all who wait for it.
  void finish(const Answer& answer);
  // It is not made after all, since everybody had gone. Those who came meanwhile have their turn.
  void drop() { making_.reset(); }

 private:
  static constexpr std::size_t kMostKept = 32;  // the oldest go first

  std::deque<std::pair<Subject, Answer>> kept_;
  std::vector<Order> orders_;
  std::optional<Subject> making_;
};

}  // namespace parlor
