#include "games/big2/listing.h"

#include "games/big2/players/players.h"
#include "listing/listing_of.h"

namespace parlor::big2 {

GameListing listing() {
  GameListing listing = listing_of<Big2>(levels(), player_phrases());
  listing.lessons = lessons();
  return listing;
}

}  // namespace parlor::big2
