#include "games/remi/listing.h"
#include "games/remi/players/players.h"
#include "lab/lab_of.h"

namespace parlor::remi {

GameLab lab() { return lab_of<Remi>(levels()); }

}  // namespace parlor::remi
