#include "games/pinochle/players/course_player.h"

#include <doctest/doctest.h>
#include <string>

#include "engine/random_player.h"

namespace parlor::pinochle {

TEST_CASE("a player's name has at most one slash, and both halves are levels") {
  const PlayerLevels<Pinochle> levels = {{"basic", {""}, make_random_player<Pinochle>},
                                         {"smart", {""}, make_random_player<Pinochle>, Role::best, "clever"}};
  for (const char* name : {"basic/smart", "smart", "clever", "basic/clever"})
    CHECK(make_named_player(levels, name, Seed::of(1)));
  const std::string strokes(100'000, '/');
  for (const std::string& name : {std::string("/"), strokes, std::string("basic/smart/basic"),
                                  std::string("basic/nobody"), std::string("")})
    CHECK_FALSE(make_named_player(levels, name, Seed::of(1)));
}

}  // namespace parlor::pinochle
