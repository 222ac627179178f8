#include "room/turn_clock.h"

#include <doctest/doctest.h>

#include "room/test_room.h"

namespace parlor {
namespace {

using namespace std::chrono_literals;

struct Clocked {
  test::HandStrand strand;
  int ran_out = 0;
  TurnClock clock{strand, [this] { ++ran_out; }};
};

TEST_CASE("a turn has its time, and starting the clock again during the turn does not reset it") {
  Clocked at;
  at.clock.run(3, 10s);
  at.strand.pass(6s);
  at.clock.run(3, 10s);
  CHECK(at.clock.left() == 4s);
  at.strand.pass(3999ms);
  CHECK(at.ran_out == 0);
  at.strand.pass(1ms);
  CHECK(at.ran_out == 1);
  CHECK_FALSE(at.clock.running());
  CHECK_FALSE(at.clock.left());
  CHECK(at.clock.clocked(3));
}

TEST_CASE("a stopped clock continues with the time that was left") {
  Clocked at;
  at.clock.run(3, 10s);
  at.strand.pass(6s);
  at.clock.stop();
  CHECK_FALSE(at.clock.left());
  at.strand.pass(1s);
  CHECK(at.ran_out == 0);
  at.clock.run(3, 10s);
  CHECK(at.clock.left() == 3s);
  at.clock.stop();
  at.strand.pass(1h);
  at.clock.run(3, 10s);
  CHECK(at.clock.left() == 0s);
  at.strand.pass(0s);
  CHECK(at.ran_out == 1);
}

TEST_CASE("the next turn has all of its time, and the one before it never runs out") {
  Clocked at;
  at.clock.run(3, 10s);
  at.strand.pass(9s);
  at.clock.run(4, 10s);
  CHECK(at.clock.left() == 10s);
  at.strand.pass(9s);
  CHECK(at.ran_out == 0);
  CHECK_FALSE(at.clock.clocked(3));
}

TEST_CASE("a draft belongs to the player who made it, for that turn only") {
  Clocked at;
  at.clock.keep_draft(Seat::at(1), "C3 D3");
  CHECK(at.clock.draft_of(Seat::at(1)) == "C3 D3");
  CHECK_FALSE(at.clock.draft_of(Seat::at(0)));
  at.clock.forget_draft();
  CHECK_FALSE(at.clock.draft_of(Seat::at(1)));
}

TEST_CASE("a late player stays late until the move is made") {
  Clocked at;
  at.clock.set_late(Seat::at(2));
  CHECK(at.clock.is_late(Seat::at(2)));
  CHECK_FALSE(at.clock.is_late(Seat::at(0)));
  at.clock.moved(Seat::at(2));
  CHECK_FALSE(at.clock.is_late(Seat::at(2)));
}

}  // namespace
}  // namespace parlor
