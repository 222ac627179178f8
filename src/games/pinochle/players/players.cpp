#include "games/pinochle/players/players.h"

#include "engine/random_player.h"
#include "games/pinochle/players/kinds.h"

namespace parlor::pinochle {

const PlayerKinds<Pinochle>& players() {
  using namespace std::chrono_literals;
  static const PlayerKinds<Pinochle> kKinds = {
      {"random", {"pinochle.player.random"}, make_random_player<Pinochle>},
      {"basic", {"pinochle.player.basic"}, make_basic},
      {"smart", {"pinochle.player.smart"}, make_smart, "clever", 150ms},
  };
  return kKinds;
}

}  // namespace parlor::pinochle
