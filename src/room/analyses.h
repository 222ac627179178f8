// The analyses of one finished match: computed one at a time, cached, and sent to everybody who asks,
// complete or partial.
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
  // A request. With `known`, it is answered as soon as there are more moves than that; without, when the
  // analysis is complete.
  struct Question {
    Reply reply;
    std::optional<std::size_t> known{};
  };

  // An analysis being computed: its progress, and those waiting for it. Shared by the strand and the
  // thinking thread.
  class Order {
   public:
    explicit Order(const Subject& subject) : subject_(subject) {}

    const Subject& subject() const { return subject_; }
    void add(const Question& question);
    // Whether to continue. Clients that received some moves ask for more, so it works a few decisions ahead
    // of them.
    bool wanted() const;
    std::string address() const;  // the address it is charged to: that of the last request
    // One more decision has been analysed.
    void tell(const Analysis& so_far);
    // The analysis is complete.
    void end(const Analysis& whole);
    void fail(const Answer& why);

    // Opened and used only by the thread that computes it. Kept here while nobody is asking.
    std::unique_ptr<AnalysisRun> run;

   private:
    static constexpr int kAhead = 8;  // decisions

    std::vector<Question> take_all();

    const Subject subject_;
    mutable std::mutex mutex_;
    std::vector<Question> questions_;
    std::string address_;
    std::optional<Analysis> so_far_;
    int ahead_ = 0;  // how many more decisions to analyse before somebody asks again
  };
  using OrderPtr = std::shared_ptr<Order>;

  // Answers at once if the result is known; otherwise the request waits.
  void ask(const Subject& subject, const Question& question);
  // The next analysis to compute; null while one is in progress or if nobody is waiting.
  OrderPtr begin();
  // The current one is complete: caches it and answers everybody waiting.
  void finish();
  // The current one failed; a later request may succeed.
  void fail(const Answer& why);
  // Nobody is asking for the current one: sets it aside in case somebody asks again.
  void pause() { making_.reset(); }

 private:
  static constexpr std::size_t kMostKept = 32;   // the oldest are dropped first
  static constexpr std::size_t kMostPaused = 2;  // the same

  OrderPtr take_order();

  std::deque<Analysis> kept_;
  std::vector<OrderPtr> orders_;
  OrderPtr making_;
};

}  // namespace parlor
