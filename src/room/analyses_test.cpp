#include "room/analyses.h"

#include <atomic>
#include <cstddef>
#include <doctest/doctest.h>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace parlor {
namespace {

struct Curious {
  std::shared_ptr<std::atomic<bool>> gone = std::make_shared<std::atomic<bool>>(false);
  std::shared_ptr<std::vector<Answer>> answers = std::make_shared<std::vector<Answer>>();
  Reply reply{[kept = answers](Answer answer) { kept->push_back(std::move(answer)); }, "home", gone};
};

const Analyses::Subject kFirstSeat{1, Seat::at(0)};
const Analyses::Subject kSecondSeat{1, Seat::at(1)};

// Judges as many moves as it is told.
class CountedRun final : public AnalysisRun {
 public:
  CountedRun(const Analyses::Subject& subject, int decisions)
      : found_{.deal = subject.deal,
               .seat = subject.seat,
               .player = "high",
               .better = Better::high,
               .decisions = decisions} {}
  bool step() override {
    const int judged = static_cast<int>(found_.moves.size());
    if (judged < found_.decisions) found_.moves.push_back({judged, "a", "b", Message("why"), 1, 0.5});
    return judged + 1 < found_.decisions;
  }
  const Analysis& result() const override { return found_; }

 private:
  Analysis found_;
};

// As a thread does it: until it is whole, or nobody wants more.
void work(Analyses& analyses, Analyses::Order& order, int decisions) {
  if (!order.run) order.run = std::make_unique<CountedRun>(order.subject(), decisions);
  while (order.wanted()) {
    if (!order.run->step()) return analyses.finish();
    order.tell(order.run->result());
  }
  analyses.pause();
}

// How many moves the last answer has, of how many.
std::string told(const Curious& who) {
  const auto body = nlohmann::json::parse(who.answers->back().body);
  return std::to_string(body.at("moves").size()) + " of " + std::to_string(body.at("decisions").get<int>());
}

TEST_CASE("an analysis is computed once for everybody who asks, and cached") {
  Analyses analyses;
  const Curious ann;
  const Curious bob;
  const Curious late;
  analyses.ask(kFirstSeat, {ann.reply});
  const auto order = analyses.begin();
  REQUIRE(order);
  CHECK(order->subject() == kFirstSeat);
  CHECK(order->address() == "home");
  analyses.ask(kFirstSeat, {bob.reply});
  CHECK_FALSE(analyses.begin());
  work(analyses, *order, 3);
  REQUIRE(ann.answers->size() == 1);
  CHECK(told(ann) == "3 of 3");
  CHECK(bob.answers->size() == 1);
  analyses.ask(kFirstSeat, {late.reply});
  CHECK(told(late) == "3 of 3");
  analyses.ask(kFirstSeat, {late.reply, 2});
  CHECK(told(late) == "1 of 3");
  CHECK_FALSE(analyses.begin());
}

TEST_CASE("one analysis is computed at a time, and none that nobody waits for") {
  Analyses analyses;
  const Curious ann;
  const Curious bob;
  const Curious cleo;
  analyses.ask(kFirstSeat, {ann.reply});
  const auto first = analyses.begin();
  REQUIRE(first);
  analyses.ask(kSecondSeat, {bob.reply});
  analyses.ask({2, Seat::at(0)}, {cleo.reply});
  *bob.gone = true;
  work(analyses, *first, 2);
  const auto order = analyses.begin();
  REQUIRE(order);
  CHECK(order->subject().deal == 2);
  CHECK(bob.answers->size() == 1);
  *cleo.gone = true;
  CHECK_FALSE(order->wanted());
  analyses.pause();
  CHECK_FALSE(analyses.begin());
}

TEST_CASE("a request with a number of known moves is answered with the new ones as soon as there are more") {
  Analyses analyses;
  const Curious ann;
  const Curious bob;
  analyses.ask(kFirstSeat, {ann.reply, 0});
  analyses.ask(kFirstSeat, {bob.reply});
  const auto order = analyses.begin();
  REQUIRE(order);
  order->run = std::make_unique<CountedRun>(kFirstSeat, 4);
  const auto judge_next = [&] {
    REQUIRE(order->run->step());
    order->tell(order->run->result());
  };
  judge_next();
  CHECK(told(ann) == "1 of 4");
  judge_next();
  CHECK(ann.answers->size() == 1);
  analyses.ask(kFirstSeat, {ann.reply, 1});
  CHECK(told(ann) == "1 of 4");
  CHECK(ann.answers->size() == 2);
  analyses.ask(kFirstSeat, {ann.reply, 2});
  CHECK(ann.answers->size() == 2);
  judge_next();
  CHECK(ann.answers->size() == 3);
  CHECK(bob.answers->empty());
  work(analyses, *order, 4);
  CHECK(told(bob) == "4 of 4");
}

TEST_CASE("an analysis works a little ahead of its readers, waits for them, and continues where it stopped") {
  Analyses analyses;
  const Curious ann;
  analyses.ask(kFirstSeat, {ann.reply, 0});
  const auto order = analyses.begin();
  REQUIRE(order);
  work(analyses, *order, 50);
  const std::size_t judged = order->run->result().moves.size();
  CHECK(judged > 1);
  CHECK(judged < 50);
  CHECK_FALSE(analyses.begin());
  analyses.ask(kFirstSeat, {ann.reply, 1});
  CHECK(told(ann) == std::to_string(judged - 1) + " of 50");
  REQUIRE(analyses.begin() == order);
  analyses.ask(kFirstSeat, {ann.reply});
  work(analyses, *order, 50);
  CHECK(told(ann) == "50 of 50");
}

TEST_CASE("only the newest few paused analyses are remembered") {
  Analyses analyses;
  const Curious ann;
  for (int deal = 1; deal <= 4; ++deal) {
    analyses.ask({deal, Seat::at(0)}, {ann.reply, 0});
    const auto order = analyses.begin();
    REQUIRE(order);
    CHECK_FALSE(order->run);
    work(analyses, *order, 50);
  }
  CHECK_FALSE(analyses.begin());
  const auto is_remembered = [&](int deal) {
    analyses.ask({deal, Seat::at(0)}, {ann.reply});
    const auto order = analyses.begin();
    REQUIRE(order);
    const bool remembered = order->run != nullptr;
    work(analyses, *order, 50);
    return remembered;
  };
  CHECK(is_remembered(4));
  CHECK_FALSE(is_remembered(1));
}

TEST_CASE("a failure is reported to those waiting, and a later request tries again") {
  Analyses analyses;
  const Curious ann;
  const Curious bob;
  analyses.ask(kFirstSeat, {ann.reply});
  REQUIRE(analyses.begin());
  analyses.fail({500, "text/plain", "no"});
  CHECK(ann.answers->front().status == 500);
  analyses.ask(kFirstSeat, {bob.reply});
  CHECK(bob.answers->empty());
  CHECK(analyses.begin());
}

}  // namespace
}  // namespace parlor
