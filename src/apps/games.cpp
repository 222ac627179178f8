#include "apps/games.h"

#include "apps/english.h"
#include "arena/english.h"
#include "core/text.h"
#include "engine/english.h"
#include "external/english.h"
#include "games/big2/listing.h"
#include "games/okey/listing.h"
#include "games/pinochle/listing.h"
#include "games/remi/listing.h"
#include "games/rummikub/listing.h"
#include "listing/english.h"
#include "load/load.h"
#include "server/english.h"
#include "store/english.h"
#include "term/english.h"

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
  return Message("apps.no_game", {{"game", std::string(name)}, {"known", join(known, ", ")}});
}

const Catalogue& english() {
  static const Catalogue kEnglish = [] {
    Catalogue words;
    for (auto phrases :
         {engine_phrases(), external_phrases(), arena_phrases(), term_phrases(), listing_phrases(),
          store_phrases(), server_phrases(), load_phrases(), apps_phrases()}) {
      words.add(phrases);
    }
    for (const GameListing& game : games()) {
      for (auto phrases : game.phrases) words.add(phrases);
    }
    return words;
  }();
  return kEnglish;
}

}  // namespace parlor
