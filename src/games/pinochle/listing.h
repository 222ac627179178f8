// Pinochle, ready for the list of games.
#pragma once

#include "listing/listing.h"

namespace parlor::pinochle {

GameListing listing();

}  // namespace parlor::pinochle
