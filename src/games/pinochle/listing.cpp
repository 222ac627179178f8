#include "games/pinochle/listing.h"

#include <memory>
#include <string_view>
#include <utility>

#include "games/pinochle/players/course_player.h"
#include "games/pinochle/players/players.h"
#include "listing/listing_of.h"

namespace parlor::pinochle {

GameListing listing() {
  GameListing listing = listing_of<Pinochle>(levels(), player_phrases());
  listing.lessons = lessons();
  // How a record of a game from a properties file names its computer: "basic/smart".
  listing.make_player = [usual = listing.make_player](
                            std::string_view player,
                            const Seed& seed) -> Result<std::unique_ptr<TablePlayer>> {
    if (OwnPlayer ours = make_named_player(levels(), player, seed))
      return std::unique_ptr<TablePlayer>(std::make_unique<TablePlayerOf<Pinochle>>(std::move(ours)));
    return usual(player, seed);
  };
  return listing;
}

}  // namespace parlor::pinochle
