#include <chrono>
#include <cstdint>
#include <doctest/doctest.h>

#include "games/big2/players/test_position.h"

namespace parlor::big2 {
namespace {

TEST_CASE("search finds what smart finds") {
  CHECK(move_of("search", position({"D9 H9", "C5 C6", "C7 C8", "D10 DJ"})) == "D9 H9");
  CHECK(move_of("search", position({"C4 D9 H9", "S10", "C7 C8 CJ DJ", "D10 HJ SK HK"})) == "D9 H9");
}

TEST_CASE("the value of a move is a probability, whatever the number of nodes") {
  const State state = position({"C4 D9 H9 CK SA", "S10 C5 D5 C2", "C7 C8 CJ DJ", "D10 HJ SK HK"});
  for (std::uint64_t nodes : {1U, 100U, 5000U}) {
    const Thought<Big2> thought = thought_of("search", state, nodes);
    REQUIRE(thought.values.size() > 1);
    CHECK(thought.values.front().first == thought.move);
    for (const auto& [move, value] : thought.values) CHECK((value > 0 && value < 1));
  }
}

TEST_CASE("a deadline that has passed still gets a move") {
  const State state = position({"C4 D9 H9 CK", "S10 C5 D5", "C7 C8 CJ DJ", "D10 HJ SK HK"});
  const View view = Big2::view(state, state.turn);
  const Thought<Big2> thought = player("search")->think(view, Budget{0, std::chrono::steady_clock::now()});
  CHECK_FALSE(Big2::check(view, thought.move));
  CHECK_FALSE(thought.values.empty());
}

}  // namespace
}  // namespace parlor::big2
