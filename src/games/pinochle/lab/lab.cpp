#include "games/pinochle/listing.h"
#include "games/pinochle/players/players.h"
#include "lab/lab_of.h"

namespace parlor::pinochle {

GameLab lab() { return lab_of<Pinochle>(levels()); }

}  // namespace parlor::pinochle
