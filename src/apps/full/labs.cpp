#include "apps/full/labs.h"

#include <algorithm>

#include "apps/games.h"
#include "games/big2/listing.h"
#include "games/okey/listing.h"
#include "games/pinochle/listing.h"
#include "games/remi/listing.h"
#include "games/rummikub/listing.h"

namespace parlor {

const std::vector<GameLab>& labs() {
  static const std::vector<GameLab> kLabs = {
      big2::lab(), rummikub::lab(), remi::lab(), okey::lab(), pinochle::lab(),
  };
  return kLabs;
}

Result<const GameLab*> find_lab(std::string_view name) {
  const auto game = find_game(name);
  if (!game) return game.problem();
  return &*std::ranges::find(labs(), (*game)->name, &GameLab::name);
}

}  // namespace parlor
