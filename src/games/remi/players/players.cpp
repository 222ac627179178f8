#include "games/remi/players/players.h"

#include "engine/random_player.h"
#include "games/remi/players/kinds.h"

namespace parlor::remi {

const PlayerKinds<Remi>& players() {
  using namespace std::chrono_literals;
  static const PlayerKinds<Remi> kKinds = {
      {"random", {"remi.player.random"}, make_random_player<Remi>},
      {"basic", {"remi.player.basic"}, make_basic},
      {"smart", {"remi.player.smart"}, make_smart, {}, 300ms},
  };
  return kKinds;
}

}  // namespace parlor::remi
