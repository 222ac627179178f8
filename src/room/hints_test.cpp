#include "room/hints.h"

#include <doctest/doctest.h>

#include "room/test_room.h"

namespace parlor {
namespace {

using test::Ear;

TEST_CASE(
    "a position is thought over once; those who ask meanwhile wait for it, later ones are told at once") {
  Hints hints;
  const auto ann = std::make_shared<Ear>();
  const auto bob = std::make_shared<Ear>();
  hints.move_on(Seat::at(0), 5);
  CHECK(hints.ask(Seat::at(0), {ann, "1", 5}) == Hints::Next::think);
  const auto job = hints.begin(Seat::at(0));
  CHECK(job->number == 5);
  CHECK(hints.ask(Seat::at(0), {bob, "2", 5}) == Hints::Next::wait);
  CHECK(hints.ask(Seat::at(0), {ann, "3", 5}) == Hints::Next::wait);
  const auto told = hints.end(*job, TextThought{"C3", Message("x")});
  REQUIRE(told.size() == 3);
  CHECK(told[1].client == bob);
  CHECK(told[2].id == "3");
  CHECK(hints.ask(Seat::at(0), {bob, "4", 5}) == Hints::Next::tell);
  CHECK(hints.known(Seat::at(0)).move == "C3");
}

TEST_CASE("one job is in flight per seat: a later position waits until the earlier one has ended") {
  Hints hints;
  const auto ann = std::make_shared<Ear>();
  hints.move_on(Seat::at(0), 5);
  hints.ask(Seat::at(0), {ann, "1", 5});
  const auto job = hints.begin(Seat::at(0));
  const auto late = hints.move_on(Seat::at(0), 7);
  REQUIRE(late.size() == 1);
  CHECK(late[0].number == 5);
  CHECK(hints.ask(Seat::at(0), {ann, "2", 7}) == Hints::Next::wait);
  CHECK(hints.end(*job, TextThought{"C3", Message("x")}).empty());
  CHECK(hints.waits(Seat::at(0)));
  CHECK(hints.begin(Seat::at(0))->number == 7);
}

TEST_CASE("a job is unwanted once everybody who waits has left, and wanted again when somebody asks") {
  Hints hints;
  const auto ann = std::make_shared<Ear>();
  const auto bob = std::make_shared<Ear>();
  hints.move_on(Seat::at(0), 5);
  hints.ask(Seat::at(0), {ann, "1", 5});
  const auto job = hints.begin(Seat::at(0));
  hints.ask(Seat::at(0), {bob, "2", 5});
  hints.leave(*ann);
  CHECK(job->wanted);
  hints.leave(*bob);
  CHECK_FALSE(job->wanted);
  CHECK(hints.ask(Seat::at(0), {bob, "3", 5}) == Hints::Next::wait);
  CHECK(job->wanted);
}

TEST_CASE("a seat cannot pile up requests without limit") {
  Hints hints;
  const auto ann = std::make_shared<Ear>();
  hints.move_on(Seat::at(0), 5);
  hints.ask(Seat::at(0), {ann, "0", 5});
  hints.begin(Seat::at(0));
  int waiting = 0;
  while (hints.ask(Seat::at(0), {ann, "x", 5}) == Hints::Next::wait) REQUIRE(++waiting < 1000);
  CHECK(hints.ask(Seat::at(0), {ann, "y", 5}) == Hints::Next::refuse);
}

}  // namespace
}  // namespace parlor
