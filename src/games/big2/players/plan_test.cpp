#include "games/big2/players/plan.h"

#include <doctest/doctest.h>
#include <string_view>
#include <vector>

#include "games/big2/players/test_position.h"

namespace parlor::big2 {
namespace {

TEST_CASE("odds count the unseen cards") {
  const State state = position({"SA C9 D9 S2", "H2", "C3 D3 H3 S3 C10", "D10 HJ SK HK"});
  Odds odds(Big2::view(state, state.turn));
  const auto of = [&](std::string_view cards) {
    return odds.of(*fit(state.rules, test::cards(cards), kNoPlay));
  };
  CHECK(of("S2").unbeatable());
  CHECK_FALSE(of("SA").unbeatable());
  CHECK(of("SA").finishes == doctest::Approx(0.1));  // one of ten unseen cards is the last card of seat 1
  CHECK(of("SA").stands > of("D9").stands);
  CHECK(of("SA").lower == doctest::Approx(0.9));
  CHECK_FALSE(of("C9 D9").unbeatable());
}

TEST_CASE("a play with more cards than anybody holds is unbeatable") {
  const State state = position({"C3 D3", "H2", "SA", "SK"});
  CHECK(
      Odds(Big2::view(state, state.turn)).of(*fit(state.rules, test::cards("C3 D3"), kNoPlay)).unbeatable());
}

TEST_CASE("a hand is divided into few plays") {
  const State state = position({"C3 D4 H5 S6 C7 D7 S9", "H2 C8", "SA DA", "SK HK"});
  Odds odds(Big2::view(state, state.turn));
  Plan plan;
  plan.begin(state.rules, state.hands[Seat::at(0)], odds, [](const Holding&) { return 1.0F; });
  const auto parts = [&](std::string_view text) {
    std::vector<Cards> found;
    plan.for_each(test::cards(text), [&](const Holding& holding) { found.push_back(holding.cards); });
    return found;
  };
  CHECK(plan.cost(state.hands[Seat::at(0)]) == doctest::Approx(3));
  CHECK(parts("C7 D7 S9") == std::vector{test::cards("C7 D7"), test::cards("S9")});
  CHECK(parts("D4 H5 S6 C7").size() == 4);
  Cards all;
  for (Cards cards : parts("C3 D4 H5 S6 C7 D7 S9")) {
    CHECK((all & cards).empty());
    all |= cards;
  }
  CHECK(all == state.hands[Seat::at(0)]);
}

TEST_CASE("a plan can start over with another hand") {
  const State state = position({"C3 D3 H4", "H2 C8", "SA DA", "SK HK"});
  Odds odds(Big2::view(state, state.turn));
  Plan plan;
  const auto one = [](const Holding&) { return 1.0F; };
  plan.begin(state.rules, state.hands[Seat::at(0)], odds, one);
  CHECK(plan.cost(state.hands[Seat::at(0)]) == doctest::Approx(2));
  plan.begin(state.rules, test::cards("C3 H4"), odds, one);
  CHECK(plan.cost(test::cards("C3 H4")) == doctest::Approx(2));
  CHECK(plan.cost(Cards()) == doctest::Approx(0));
}

}  // namespace
}  // namespace parlor::big2
