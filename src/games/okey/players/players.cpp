#include "games/okey/players/players.h"

#include "engine/random_player.h"
#include "games/okey/players/kinds.h"

namespace parlor::okey {

const PlayerKinds<Okey>& players() {
  using namespace std::chrono_literals;
  static const PlayerKinds<Okey> kKinds = {
      {"random", {"okey.player.random"}, make_random_player<Okey>},
      {"basic", {"okey.player.basic"}, make_basic},
      {"smart", {"okey.player.smart"}, make_smart, {}, 300ms},
  };
  return kKinds;
}

}  // namespace parlor::okey
