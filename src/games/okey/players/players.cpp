#include "games/okey/players/players.h"

#include "engine/random_player.h"

namespace parlor::okey {

const PlayerLevels<Okey>& levels() {
  using namespace std::chrono_literals;
  static const PlayerLevels<Okey> kLevels = {
      {"random", {"okey.player.random"}, make_random_player<Okey>},
      {"basic", {"okey.player.basic"}, make_basic, Role::playouts},
      {"smart", {"okey.player.smart"}, make_smart, Role::best, {}, 300ms},
  };
  return kLevels;
}

}  // namespace parlor::okey
