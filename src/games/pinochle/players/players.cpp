#include "games/pinochle/players/players.h"

namespace parlor::pinochle {

const PlayerLevels<Pinochle>& levels() {
  using namespace std::chrono_literals;
  static const PlayerLevels<Pinochle> kLevels = {
      {"random", {"pinochle.player.random"}, make_random},
      {"basic", {"pinochle.player.basic"}, make_basic, Role::playouts},
      {"smart", {"pinochle.player.smart"}, make_smart, Role::best, "clever", 150ms},
  };
  return kLevels;
}

}  // namespace parlor::pinochle
