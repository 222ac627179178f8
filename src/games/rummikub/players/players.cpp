#include "games/rummikub/players/players.h"

#include "engine/random_player.h"

namespace parlor::rummikub {

Message nothing_fits(const View& view) {
  if (!view.rules.real() || view.has_melded() || view.rules.first_meld == 0) {
    return Message("rummikub.reason.nothing_fits");
  }
  return Message("rummikub.reason.no_first_meld", {{"points", view.rules.first_meld}});
}

const PlayerLevels<Rummikub>& levels() {
  using namespace std::chrono_literals;
  static const PlayerLevels<Rummikub> kLevels = {
      {"random", {"rummikub.player.random"}, make_random_player<Rummikub>},
      {"basic", {"rummikub.player.basic"}, make_basic, Role::playouts},
      {"smart", {"rummikub.player.smart"}, make_smart, Role::best, {}, 200ms},
  };
  return kLevels;
}

}  // namespace parlor::rummikub
