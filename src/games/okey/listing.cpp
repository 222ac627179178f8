#include "games/okey/listing.h"

#include "games/okey/players/players.h"
#include "games/okey/term/screen.h"
#include "listing/listing_of.h"

namespace parlor::okey {

GameListing listing() { return listing_of<Okey>(players(), player_phrases(), make_screen()); }

}  // namespace parlor::okey
