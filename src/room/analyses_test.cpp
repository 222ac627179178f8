#include "room/analyses.h"

#include <atomic>
#include <doctest/doctest.h>

namespace parlor {
namespace {

struct Curious {
  std::shared_ptr<std::atomic<bool>> gone = std::make_shared<std::atomic<bool>>(false);
  std::shared_ptr<std::vector<Answer>> answers = std::make_shared<std::vector<Answer>>();
  Reply reply{[kept = answers](Answer answer) { kept->push_back(std::move(answer)); }, "home", gone};
};

const Analyses::Subject kFirstSeat{1, Seat::at(0)};
const Analyses::Subject kSecondSeat{1, Seat::at(1)};

TEST_CASE("an analysis is made once for all who ask, and kept") {
  Analyses analyses;
  const Curious ann;
  const Curious bob;
  const Curious late;
  analyses.ask(kFirstSeat, ann.reply);
  const auto order = analyses.begin();
  REQUIRE(order);
  CHECK(order->subject == kFirstSeat);
  CHECK(order->waiting->address() == "home");
  analyses.ask(kFirstSeat, bob.reply);
  CHECK_FALSE(analyses.begin());
  analyses.finish(Answer::text("found"));
  REQUIRE(ann.answers->size() == 1);
  CHECK(ann.answers->front().body == "found");
  CHECK(bob.answers->size() == 1);
  analyses.ask(kFirstSeat, late.reply);
  CHECK(late.answers->size() == 1);
  CHECK_FALSE(analyses.begin());
}

TEST_CASE("one is made at a time, and what nobody waits for is not made") {
  Analyses analyses;
  const Curious ann;
  const Curious bob;
  const Curious cleo;
  analyses.ask(kFirstSeat, ann.reply);
  REQUIRE(analyses.begin());
  analyses.ask(kSecondSeat, bob.reply);
  analyses.ask({2, Seat::at(0)}, cleo.reply);
  *bob.gone = true;
  analyses.finish(Answer::text("found"));
  const auto order = analyses.begin();
  REQUIRE(order);
  CHECK(order->subject.deal == 2);
  CHECK(bob.answers->size() == 1);
  *cleo.gone = true;
  CHECK_FALSE(order->waiting->wanted());
  analyses.drop();
  CHECK_FALSE(analyses.begin());
}

TEST_CASE("what went wrong is told to those who wait, and tried again for others") {
  Analyses analyses;
  const Curious ann;
  const Curious bob;
  analyses.ask(kFirstSeat, ann.reply);
  REQUIRE(analyses.begin());
  analyses.finish({500, "text/plain", "no"});
  CHECK(ann.answers->front().status == 500);
  analyses.ask(kFirstSeat, bob.reply);
  CHECK(bob.answers->empty());
  CHECK(analyses.begin());
}

}  // namespace
}  // namespace parlor
