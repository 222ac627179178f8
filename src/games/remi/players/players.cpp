#include "games/remi/players/players.h"

#include "engine/random_player.h"

namespace parlor::remi {

const PlayerLevels<Remi>& levels() {
  using namespace std::chrono_literals;
  static const PlayerLevels<Remi> kLevels = {
      {"random", {"remi.player.random"}, make_random_player<Remi>},
      {"basic", {"remi.player.basic"}, make_basic, Role::playouts},
      {"smart", {"remi.player.smart"}, make_smart, Role::best, {}, 300ms},
  };
  return kLevels;
}

}  // namespace parlor::remi
