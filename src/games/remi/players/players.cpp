#include "games/remi/players/players.h"

#include "engine/random_player.h"
#include "games/remi/players/kinds.h"

namespace parlor::remi {

const PlayerKinds<Remi>& players() {
  static const PlayerKinds<Remi> kKinds = {
      {"random", {"remi.player.random"}, make_random_player<Remi>},
      {"basic", {"remi.player.basic"}, make_basic},
      {"smart", {"remi.player.smart"}, make_smart},
  };
  return kKinds;
}

}  // namespace parlor::remi
