#include "games/big2/players/players.h"

#include "engine/random_player.h"
#include "games/big2/players/kinds.h"

namespace parlor::big2 {

const PlayerKinds<Big2>& players() {
  using namespace std::chrono_literals;
  static const PlayerKinds<Big2> kKinds = {
      {"random", {"big2.player.random"}, make_random_player<Big2>},
      {"basic", {"big2.player.basic"}, make_basic},
      {"smart", {"big2.player.smart"}, make_smart},
      {"search", {"big2.player.search"}, make_search, {}, 100ms},
  };
  return kKinds;
}

}  // namespace parlor::big2
