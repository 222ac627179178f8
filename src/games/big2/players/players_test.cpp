#include "games/big2/players/players.h"

#include <cstdint>
#include <doctest/doctest.h>
#include <string>
#include <vector>

#include "engine/test_players.h"
#include "games/big2/players/test_position.h"

namespace parlor::big2 {
namespace {

constexpr std::uint64_t kFewNodes = 300;

Catalogue english() { return parlor::test::english_of<Big2>(player_phrases()); }

TEST_CASE("every player has a description") {
  const Catalogue catalogue = english();
  REQUIRE(levels().size() == 4);
  for (const auto& level : levels()) CHECK_MESSAGE(catalogue.has(level.about.name), level.about.name);
}

TEST_CASE("every player returns a legal move with a reason in words") {
  for (const Rules& rules : rule_sets()) {
    for (std::uint64_t seed = 0; seed < 6; ++seed)
      parlor::test::check_answers<Big2>(levels(), english(), dealt(seed, rules), seed, {kFewNodes, {}},
                                        {0, 1});
  }
}

TEST_CASE("the same view and seed give the same decision") {
  for (const auto& level : levels()) parlor::test::check_repeats<Big2>(level, dealt(11), {kFewNodes, {}});
}

TEST_CASE("random plays every legal move sooner or later") {
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

TEST_CASE("basic plays the lowest cards it can") {
  const State state = position({"C4 D9 H9 S2", "C5 C6", "C7 C8", "D10 DJ"});
  CHECK(move_of("basic", state) == "C4");
  CHECK(move_of("basic", answering(state, 3, "C9")) == "D9");
  CHECK(move_of("basic", answering(state, 3, "SA")) == "S2");
  CHECK(move_of("basic", answering(state, 3, "C10 S10")) == "pass");
}

}  // namespace
}  // namespace parlor::big2
