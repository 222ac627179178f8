// The analyses of one finished match: made one at a time, kept, and given to everybody who asks, whole or as
// far as they have come.
#pragma once

#include <cstddef>
#include <deque>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "analysis/analysis.h"
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
  // Who asks. One who names a number of moves that they know is answered as soon as there are more; the
  // others wait for the whole.
  struct Question {
    Reply reply;
    std::optional<std::size_t> known{};
  };

  // An analysis that is wanted: how far it has come, and who waits for it. Strand and thread share it.
  class Order {
   public:
    explicit Order(const Subject& subject) : subject_(subject) {}

    const Subject& subject() const { return subject_; }
    void add(const Question& question);
    // Whether to go on. Those who were told of some moves come back for more: it goes a little ahead of them.
    bool wanted() const;
    std::string address() const;  // whose turn it takes: of those who asked, the last
    // One more decision is judged.
    void tell(const Analysis& so_far);
    // There is no more to come.
    void end(const Analysis& whole);
    void fail(const Answer& why);

    // Opened by the thread that makes it, and touched by no other meanwhile. It stays here when nobody wants
    // it for a while.
    std::unique_ptr<AnalysisRun> run;

   private:
    static constexpr int kAhead = 8;  // decisions

    std::vector<Question> take_all();

    const Subject subject_;
    mutable std::mutex mutex_;
    std::vector<Question> questions_;
    std::string address_;
    std::optional<Analysis> so_far_;
    int ahead_ = 0;  // how many more are judged before somebody asks again
  };
  using OrderPtr = std::shared_ptr<Order>;

  // Answers at once where that is known already; else they wait.
  void ask(const Subject& subject, const Question& question);
  // What is to be made next; nothing while one is being made, or where nobody waits.
  OrderPtr begin();
  // It is made: keeps it, and answers all who wait for it.
  void finish();
  // It cannot be made; that may go right another time.
  void fail(const Answer& why);
  // Nobody wants it now: it waits for who may come back.
  void pause() { making_.reset(); }

 private:
  static constexpr std::size_t kMostKept = 32;   // the oldest go first
  static constexpr std::size_t kMostPaused = 2;  // likewise

  OrderPtr take_order();

  std::deque<Analysis> kept_;
  std::vector<OrderPtr> orders_;
  OrderPtr making_;
};

}  // namespace parlor
