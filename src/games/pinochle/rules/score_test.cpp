// What a deal is worth, and its winner.
#include <cstdint>
#include <string_view>
#include <utility>

#include "games/pinochle/rules/test_pinochle.h"
#include "games/pinochle/rules/tricks.h"

namespace parlor::pinochle {
namespace {

using test::cards;
using test::dealt;
using test::kOne;
using test::kZero;
using test::rules;

// A finished deal with these cards taken, these melds, and seat 0's bid.
State ended(std::string_view first, std::string_view second, int melds, int other_melds, int bid) {
  State state;
  state.phase = Phase::over;
  state.trump = Suit::clubs;
  state.bidder = state.declarer = kZero;
  state.bids[kZero] = static_cast<std::uint16_t>(bid);
  state.taken[kZero] = state.played[kZero] = cards(first);
  state.taken[kOne] = state.played[kOne] = matching(kDeck - cards(first), cards(second));
  state.meld_points[kZero] = static_cast<std::int16_t>(melds);
  state.meld_points[kOne] = static_cast<std::int16_t>(other_melds);
  return state;
}

std::pair<int, int> scores(const State& state) {
  const Scores both = Pinochle::scores(state);
  return {both[kZero].points(), both[kOne].points()};
}

TEST_CASE("melds and cards taken add up, and the nine of trump counts ten") {
  const State state = ended("AS 10S KS QS JS 9S", "9C AH", 40, 150, 0);
  CHECK(scores(state) == std::pair(70, 171));
  CHECK(Pinochle::winners(state) == SeatSet::of(kOne));
  CHECK(Pinochle::score_sum(state) == Score::of(241));
}

TEST_CASE("a declarer who makes less than the bid gets nothing and loses; exactly the bid is enough") {
  CHECK(scores(ended("AS 10S", "AH", 100, 0, 130)) == std::pair(0, 11));
  const State made = ended("AS 9C", "AH", 100, 0, 120);
  CHECK(scores(made) == std::pair(121, 11));
  CHECK(scores(ended("10S", "AH", 100, 0, 110)) == std::pair(110, 11));
  CHECK(scores(ended("9S", "AH", 100, 0, 110)) == std::pair(0, 11));
  CHECK(Pinochle::score_sum(ended("9S", "AH", 100, 0, 110)) == Score::of(11));
  CHECK(Pinochle::winners(ended("9S", "AH", 100, 0, 110)) == SeatSet::of(kOne));
}

TEST_CASE("a failed bid loses even against a player with no points") {
  const State state = ended("AS AH", "9S", 0, 0, 30);
  CHECK(scores(state) == std::pair(0, 0));
  CHECK(Pinochle::winners(state) == SeatSet::of(kOne));
}

TEST_CASE("only the player who won the bidding can fall short") {
  State state = ended("AS", "9S", 0, 0, 10);
  state.bids[kOne] = 500;
  CHECK(scores(state) == std::pair(11, 0));
  CHECK(Pinochle::winners(state) == SeatSet::of(kZero));
}

TEST_CASE("with equal points both players win") {
  const State state = ended("AS", "AH", 20, 20, 0);
  CHECK(scores(state) == std::pair(31, 31));
  CHECK(Pinochle::winners(state) == SeatSet::first(2));
}

TEST_CASE("before the end there are no scores and no winner") {
  State state = ended("AS", "AH", 20, 20, 0);
  state.phase = Phase::play;
  CHECK(scores(state) == std::pair(0, 0));
  CHECK(Pinochle::winners(state).empty());
}

TEST_CASE("all points of the cards go to one player or the other, whatever is played") {
  FastRandom random(2);
  int short_of = 0;
  for (std::uint64_t seed = 0; seed < 300; ++seed) {
    State state = dealt(rules(seed % 2 == 0 ? "additional=yes" : "cutthroat=yes following=course"), seed);
    test::play_until(state, Phase::over, random);
    const Seat declarer = *state.declarer;
    const Seat other = Public::other(declarer);
    const auto made = [&](Seat seat) {
      return state.meld_points[seat] + points_of(*state.trump, state.taken[seat]);
    };
    CHECK((state.taken[kZero] | state.taken[kOne]) == (state.played[kZero] | state.played[kOne]));
    CHECK(state.taken[kZero].size() + state.taken[kOne].size() == 24);
    const bool failed = made(declarer) < *state.bid();
    short_of += failed ? 1 : 0;
    const Scores both = Pinochle::scores(state);
    CHECK(both[declarer].points() == (failed ? 0 : made(declarer)));
    CHECK(both[other].points() == made(other));
    CHECK(both[kZero] + both[kOne] == Pinochle::score_sum(state));
    CHECK(Pinochle::winners(state).contains(other) == (failed || made(other) >= made(declarer)));
  }
  CHECK(short_of > 0);
}

}  // namespace
}  // namespace parlor::pinochle
