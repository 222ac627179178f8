#pragma once

#include "listing/listing.h"

namespace parlor::big2 {

GameListing listing();

}  // namespace parlor::big2
