// Rummikub, ready for the list of games.
#pragma once

#include "listing/listing.h"

namespace parlor::rummikub {

GameListing listing();

}  // namespace parlor::rummikub
