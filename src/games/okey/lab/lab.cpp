#include "games/okey/listing.h"
#include "games/okey/players/players.h"
#include "lab/lab_of.h"

namespace parlor::okey {

GameLab lab() { return lab_of<Okey>(levels()); }

}  // namespace parlor::okey
