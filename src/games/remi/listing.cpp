#include "games/remi/listing.h"

#include "games/remi/players/players.h"
#include "games/remi/term/screen.h"
#include "listing/listing_of.h"

namespace parlor::remi {

GameListing listing() { return listing_of<Remi>(players(), player_phrases(), make_screen()); }

}  // namespace parlor::remi
