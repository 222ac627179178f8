#include "apps/games.h"

#include <algorithm>
#include <string>

#include "core/text.h"
#include "games/big2/listing.h"
#include "games/okey/listing.h"
#include "games/pinochle/listing.h"
#include "games/remi/listing.h"
#include "games/rummikub/listing.h"

namespace parlor {

const std::vector<GameListing>& games() {
  static const std::vector<GameListing> kGames = {
      big2::listing(), rummikub::listing(), remi::listing(), okey::listing(), pinochle::listing(),
  };
  return kGames;
}

Result<const GameListing*> find_game(std::string_view name) {
  std::vector<std::string> known;
  for (const GameListing& game : games()) {
    if (game.name == name) return &game;
    known.push_back(game.name);
  }
  return Message("apps.no_game",
                 {{"game", shortened(name, Message::kLongestGiven)}, {"known", join(known, ", ")}});
}

std::string usual_level(const GameListing& game) {
  constexpr std::string_view kUsual = "smart";
  const bool has = std::ranges::find(game.levels, kUsual, &LevelInfo::name) != game.levels.end();
  return has ? std::string(kUsual) : game.best_level;
}

const std::vector<GameTerminal>& terminals() {
  static const std::vector<GameTerminal> kTerminals = {
      big2::terminal(), rummikub::terminal(), remi::terminal(), okey::terminal(), pinochle::terminal(),
  };
  return kTerminals;
}

const GameTerminal& terminal_of(const GameListing& game) {
  return *std::ranges::find(terminals(), game.name, &GameTerminal::name);
}

}  // namespace parlor
