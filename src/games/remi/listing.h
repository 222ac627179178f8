// Remi, ready for the list of games.
#pragma once

#include "listing/listing.h"

namespace parlor::remi {

GameListing listing();

}  // namespace parlor::remi
