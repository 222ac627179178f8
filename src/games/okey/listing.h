// Okey, ready for the list of games.
#pragma once

#include "listing/listing.h"

namespace parlor::okey {

GameListing listing();

}  // namespace parlor::okey
