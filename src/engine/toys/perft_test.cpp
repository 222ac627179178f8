#include "engine/laws/perft.h"

#include <doctest/doctest.h>
#include <optional>

#include "engine/table_of.h"
#include "engine/toys/duel.h"
#include "engine/toys/rummage.h"

using namespace parlor;
using namespace parlor::toys;

TEST_CASE("perft counts sequences of moves by any actor") {
  const Duel::Rules rules{.hand = 2, .follow = false, .prize = Duel::Prize::sum};
  const auto state = Duel::deal(rules, *make_deck<Duel>(rules, {Seed::of(1), std::nullopt}), Standing{});
  CHECK(perft<Duel>(state, 0) == 1);
  CHECK(perft<Duel>(state, 1) == 2 + 2);
  // Either seat starts with one of two cards, then the other has two.
  CHECK(perft<Duel>(state, 2) == 2 * (2 * 2));
  CHECK(perft<Duel>(state, 3) == 2 * (2 * 2) * 2);
  CHECK(perft<Duel>(state, 4) == 2 * (2 * 2) * 2);
  CHECK(perft<Duel>(state, 5) == 0);
}

TEST_CASE("perft counts in a game with turns") {
  const Rummage::Rules rules;
  const auto deck = Rummage::parse_deck(rules, "a1 b2 c3 a4  b1 c2 a3 b4  c5  a5 b5 a2 b3 c4 c1");
  const auto state = Rummage::deal(rules, {*deck, Seed::of(0)}, Standing{});
  CHECK(perft<Rummage>(state, 1) == 2);
  // After drawing a5 there are five tiles to drop, and likewise after taking c5; there is no pair.
  CHECK(perft<Rummage>(state, 2) == 5 + 5);
}
