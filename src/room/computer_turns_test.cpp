#include "room/computer_turns.h"

#include <doctest/doctest.h>
#include <memory>

#include "room/beat.h"
#include "room/test_room.h"

namespace parlor {
namespace {

using namespace std::chrono_literals;

struct AtTable {
  test::HandStrand strand;
  test::HandHost host{test::tricks_table(0)};
  std::unique_ptr<Match> match = *Match::retell(host.listing(), test::tricks_table(0), {});
  std::string due;
  ComputerTurns turns{strand, host, [this](Seat, const std::string& move) { due += move + " "; }};

  AtTable() { REQUIRE(match->deal()); }
  void begin(std::chrono::milliseconds pace) { turns.begin(*match, host.store().table(), Seat::at(0), pace); }
  void think() {
    host.thinkers().run();
    strand.run();
  }
};

TEST_CASE("a computer thinks once for a turn, and its move is due when the table's pace says so") {
  AtTable at;
  at.begin(800ms);
  at.begin(800ms);
  CHECK(at.host.thinkers().waiting() == 1);
  CHECK(at.turns.busy());
  at.think();
  at.strand.pass(799ms);
  CHECK(at.due.empty());
  at.strand.pass(1ms);
  CHECK(at.due == "0 ");
  CHECK(at.turns.take(Seat::at(0)));
  CHECK_FALSE(at.turns.take(Seat::at(0)));
  CHECK_FALSE(at.turns.busy());
}

TEST_CASE("without a pace a move is due after the longest time its level may think") {
  AtTable at;
  at.begin(0ms);
  at.think();
  const auto beat = at.match->level_of(Seat::at(0)).longest + kBeatMargin;
  at.strand.pass(beat - 1ms);
  CHECK(at.due.empty());
  at.strand.pass(1ms);
  CHECK(at.due == "0 ");
}

TEST_CASE("a move being computed when the table was reloaded does not count") {
  AtTable at;
  at.begin(800ms);
  at.turns.give_up();
  at.think();
  at.strand.pass(10s);
  CHECK(at.due.empty());
  CHECK_FALSE(at.turns.busy());

  at.begin(800ms);
  at.think();
  at.turns.give_up();
  CHECK(at.turns.busy());  // its timer runs
  at.strand.pass(800ms);
  CHECK(at.due == "0 ");
  CHECK_FALSE(at.turns.take(Seat::at(0)));
}

}  // namespace
}  // namespace parlor
