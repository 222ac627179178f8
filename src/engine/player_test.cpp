#include "engine/player.h"

#include <doctest/doctest.h>
#include <stdexcept>

#include "testing/tricks.h"

namespace parlor {
namespace {

using test::Tricks;

TEST_CASE("a level is found by its role, wherever it is in the list") {
  PlayerLevels<Tricks> levels = test::tricks_levels();
  levels[0].role = Role::best;
  levels[2].role = Role::playouts;
  CHECK(&level_for(levels, Role::best) == &levels[0]);
  CHECK(&level_for(levels, Role::playouts) == &levels[2]);
}

TEST_CASE("exactly one level has the role of the best") {
  PlayerLevels<Tricks> levels = test::tricks_levels();
  CHECK_THROWS_AS(static_cast<void>(level_for(levels, Role::best)), std::logic_error);
  levels[0].role = levels[1].role = Role::best;
  CHECK_THROWS_AS(static_cast<void>(level_for(levels, Role::best)), std::logic_error);
  levels[0].role = Role::plain;
  CHECK(level_for(levels, Role::best).name == "high");
}

}  // namespace
}  // namespace parlor
