#include "games/big2/listing.h"
#include "games/big2/players/players.h"
#include "lab/lab_of.h"

namespace parlor::big2 {

GameLab lab() { return lab_of<Big2>(levels()); }

}  // namespace parlor::big2
