#include "games/remi/listing.h"

#include "games/remi/players/players.h"
#include "listing/listing_of.h"

namespace parlor::remi {

GameListing listing() {
  GameListing listing = listing_of<Remi>(levels(), player_phrases());
  listing.lessons = lessons();
  return listing;
}

}  // namespace parlor::remi
