#include "games/pinochle/players/players.h"

#include "engine/random_player.h"

namespace parlor::pinochle {

const PlayerLevels<Pinochle>& levels() {
  using namespace std::chrono_literals;
  static const PlayerLevels<Pinochle> kLevels = {
      {"random", {"pinochle.player.random"}, make_random_player<Pinochle>},
      {"basic", {"pinochle.player.basic"}, make_basic, Role::playouts},
      {"smart", {"pinochle.player.smart"}, make_smart, Role::best, "clever", 150ms},
  };
  return kLevels;
}

}  // namespace parlor::pinochle
