#include "engine/late_player.h"

#include <doctest/doctest.h>
#include <optional>

#include "engine/table_of.h"
#include "testing/tricks.h"

namespace parlor {
namespace {

int players_made = 0;

std::unique_ptr<Player<test::Tricks>> make_counted(const Seed& seed) {
  ++players_made;
  return std::make_unique<test::TricksPlayer>(test::Style::high, seed);
}

TEST_CASE("a late player is created once, when it first thinks, and then thinks like the real one") {
  const Deck deck = *make_deck<test::Tricks>({}, {Seed::of(1), std::nullopt});
  const test::Tricks::State state = test::Tricks::deal({}, deck, {});
  const test::Tricks::View view = test::Tricks::view(state, Seat::at(0));
  const auto at_once = make_counted(Seed::of(1));
  LatePlayer<test::Tricks> late(make_counted, Seed::of(1));
  late.deal_begins({Seat::at(0), {}, "", {}});
  CHECK(players_made == 1);
  CHECK(late.think(view, {}).move == at_once->think(view, {}).move);
  CHECK(late.think(view, {}).move == at_once->think(view, {}).move);
  CHECK(players_made == 2);
}

}  // namespace
}  // namespace parlor
