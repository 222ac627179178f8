#include <cstdint>
#include <doctest/doctest.h>
#include <optional>
#include <string>
#include <vector>

#include "games/big2/players/test_position.h"

namespace parlor::big2 {
namespace {

TEST_CASE("smart goes out if it can") {
  const State pair = position({"D9 H9", "C5 C6", "C7 C8", "D10 DJ"});
  CHECK(move_of("smart", pair) == "D9 H9");
  CHECK(thought_of("smart", pair).reason.key == "big2.reason.goes_out");
  const State straight = position({"C3 D4 H5 S6 C7", "C5 C6", "H7 C8", "D10 DJ"});
  CHECK(move_of("smart", straight) == "C3 D4 H5 S6 C7");
  CHECK(move_of("smart", answering(position({"S2", "C5 C6", "C7 C8", "D10 DJ"}), 3, "SA")) == "S2");
}

TEST_CASE("smart does not lead a low single to an opponent with one card left") {
  const State next = position({"C4 D9 H9", "S10", "C7 C8 CJ DJ", "D10 HJ SK HK"});
  CHECK(move_of("smart", next) == "D9 H9");
  CHECK(thought_of("smart", next).reason.key == "big2.reason.shuts_out");
  const State opposite = position({"C4 D5 D9 H9 CK", "C7 C8 CJ DJ", "S10", "D10 HJ SK HK"});
  CHECK(move_of("smart", opposite) == "D9 H9");
}

TEST_CASE("smart plays its highest single before an opponent with one card left") {
  const State state = position({"C6 D9 HQ SA", "H2", "C7 C8 CJ DJ", "D10 HJ SK HK"});
  CHECK(move_of("smart", answering(state, 3, "D5")) == "SA");
}

TEST_CASE("smart plays what nobody can beat before its last beatable play") {
  const State lead = position({"C3 H2 S2", "S10 DA HA", "C7 C8 CJ DJ", "D10 HJ SK HK"});
  CHECK(thought_of("smart", lead).move != Move{test::cards("C3")});
  CHECK(thought_of("smart", lead).reason.key == "big2.reason.cannot_lose");
  const State answer =
      answering(position({"C3 D3 S2", "S10 DA HA", "C7 C8 CJ DJ", "D10 HJ SK HK"}), 2, "C10");
  CHECK(move_of("smart", answer) == "S2");
  // Nobody else holds five cards, so no straight can be beaten.
  const State straight = position({"C3 D4 H5 S6 C7 D9", "S10 DA HA", "C8 CJ DJ", "D10 HJ SK HK"});
  CHECK(move_of("smart", straight) == "C3 D4 H5 S6 C7");
}

TEST_CASE("smart does not break up a pair for a single that it need not beat") {
  const State state = position(
      {"C5 D5 CK DK C6 S6 H8 S8", "S10 DA HA C4 C9 D9 H9", "C7 C8 CJ DJ D4 H4 SQ", "D10 HJ SJ H3 C2 D2 S2"});
  const Thought<Big2> thought = thought_of("smart", answering(state, 3, "D3"));
  CHECK(thought.move.cards.size() <= 1);
  CHECK((thought.move.is_pass() || thought.reason.key == "big2.reason.breaks"));
}

// Two claims that the course of the deal could refute.
TEST_CASE("when smart says it cannot lose it wins, and a play it calls unbeatable is never beaten") {
  for (const Rules& rules : rule_sets()) {
    for (std::uint64_t seed = 100; seed < 150; ++seed) {
      const auto smart = player("smart");
      State state = dealt(seed, rules);
      std::optional<Seat> certain;
      while (!state.over) {
        const Seat seat = state.turn;
        const Thought<Big2> thought = smart->think(Big2::view(state, seat), {});
        Big2::apply(state, seat, thought.move);
        const std::string& key = thought.reason.key;
        if (key == "big2.reason.cannot_lose") certain = seat;
        if (key != "big2.reason.unbeatable" && key != "big2.reason.cannot_lose") continue;
        for (int i = 0; i < kSeats; ++i) {
          View other = Big2::view(state, Seat::at(i));
          other.turn = Seat::at(i);
          std::vector<Move> moves;
          Big2::moves(other, moves);
          if (Seat::at(i) != seat) CHECK(moves.size() == 1);
        }
      }
      if (certain) CHECK(Big2::winners(state).contains(*certain));
    }
  }
}

}  // namespace
}  // namespace parlor::big2
