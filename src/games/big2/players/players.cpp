#include "games/big2/players/players.h"

#include "engine/random_player.h"

namespace parlor::big2 {

const PlayerLevels<Big2>& levels() {
  using namespace std::chrono_literals;
  static const PlayerLevels<Big2> kLevels = {
      {"random", {"big2.player.random"}, make_random_player<Big2>},
      {"basic", {"big2.player.basic"}, make_basic},
      {"smart", {"big2.player.smart"}, make_smart, Role::playouts},
      {"search", {"big2.player.search"}, make_search, Role::best, {}, 100ms},
  };
  return kLevels;
}

}  // namespace parlor::big2
