#include "games/big2/players/players.h"

#include <doctest/doctest.h>
#include <string>
#include <vector>

#include "games/big2/players/test_position.h"

namespace parlor::big2 {
namespace {

constexpr std::uint64_t kFewNodes = 300;

Catalogue english() {
  Catalogue catalogue;
  catalogue.add(Big2::phrases());
  catalogue.add(player_phrases());
  return catalogue;
}

TEST_CASE("every player says what it is") {
  const Catalogue catalogue = english();
  REQUIRE(players().size() == 4);
  for (const auto& kind : players()) CHECK_MESSAGE(catalogue.has(kind.about.name), kind.about.name);
}

TEST_CASE("every player answers a legal move, with a reason that can be said") {
  const Catalogue catalogue = english();
  for (const Rules& rules : rule_sets()) {
    for (std::uint64_t seed = 0; seed < 6; ++seed) {
      std::vector<std::unique_ptr<Player<Big2>>> seats;
      for (const auto& kind : players()) seats.push_back(kind.make(Seed::of(seed)));
      State state = dealt(seed, rules);
      while (!state.over) {
        // The kinds change places from deal to deal.
        const auto who = (slot(state.turn) + seed) % seats.size();
        const View view = Big2::view(state, state.turn);
        const Thought<Big2> thought = seats[who]->think(view, Budget{kFewNodes, {}});
        REQUIRE_FALSE(Big2::check(view, thought.move));
        for (const auto& [move, value] : thought.values) {
          CHECK_FALSE(Big2::check(view, move));
          CHECK(value >= 0);
          CHECK(value <= 1);
        }
        REQUIRE_MESSAGE(catalogue.has(thought.reason.key), thought.reason.key);
        CHECK(catalogue.say(thought.reason).find("big2.") == std::string::npos);
        Big2::apply(state, state.turn, thought.move);
      }
    }
  }
}

TEST_CASE("the same view and seed give the same thought") {
  for (const auto& kind : players()) {
    State state = dealt(11);
    const auto one = kind.make(Seed::of(5));
    const auto other = kind.make(Seed::of(5));
    while (!state.over) {
      const View view = Big2::view(state, state.turn);
      const Thought<Big2> thought = one->think(view, Budget{kFewNodes, {}});
      const Thought<Big2> again = other->think(view, Budget{kFewNodes, {}});
      REQUIRE(thought.move == again.move);
      CHECK(thought.reason == again.reason);
      CHECK(thought.values == again.values);
      Big2::apply(state, state.turn, thought.move);
    }
  }
}

TEST_CASE("random plays every legal move") {
  const State state = position({"C4 D9 H9", "C5 C6", "C7 C8", "D10 DJ"});
  const auto random = player("random");
  std::vector<int> seen(4);
  std::vector<Move> moves;
  Big2::moves(Big2::view(state, state.turn), moves);
  REQUIRE(moves.size() == seen.size());
  for (int i = 0; i < 100; ++i) {
    const Move move = random->think(Big2::view(state, state.turn), {}).move;
    for (std::size_t k = 0; k < moves.size(); ++k) seen[k] += moves[k] == move ? 1 : 0;
  }
  for (int count : seen) CHECK(count > 10);
}

TEST_CASE("basic plays the lowest") {
  const State state = position({"C4 D9 H9 S2", "C5 C6", "C7 C8", "D10 DJ"});
  CHECK(move_of("basic", state) == "C4");
  CHECK(move_of("basic", answering(state, 3, "C9")) == "D9");
  CHECK(move_of("basic", answering(state, 3, "SA")) == "S2");
  CHECK(move_of("basic", answering(state, 3, "C10 S10")) == "pass");
}

}  // namespace
}  // namespace parlor::big2
