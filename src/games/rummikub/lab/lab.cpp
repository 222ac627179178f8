#include "games/rummikub/listing.h"
#include "games/rummikub/players/players.h"
#include "lab/lab_of.h"

namespace parlor::rummikub {

GameLab lab() { return lab_of<Rummikub>(levels()); }

}  // namespace parlor::rummikub
