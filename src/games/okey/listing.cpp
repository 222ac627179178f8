#include "games/okey/listing.h"

#include "games/okey/players/players.h"
#include "listing/listing_of.h"

namespace parlor::okey {

GameListing listing() {
  GameListing listing = listing_of<Okey>(levels(), player_phrases());
  listing.lessons = lessons();
  return listing;
}

}  // namespace parlor::okey
