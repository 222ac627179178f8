#include "games/rummikub/listing.h"

#include "games/rummikub/players/players.h"
#include "listing/listing_of.h"

namespace parlor::rummikub {

GameListing listing() {
  GameListing listing = listing_of<Rummikub>(levels(), player_phrases());
  listing.lessons = lessons();
  return listing;
}

}  // namespace parlor::rummikub
