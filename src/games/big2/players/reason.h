// A true sentence about why a move was chosen.
#pragma once

#include "games/big2/players/chooser.h"

namespace parlor::big2 {

// Of the choice that `chooser` made last.
Message reason(Chooser& chooser, const View& view, const Choice& choice);

}  // namespace parlor::big2
