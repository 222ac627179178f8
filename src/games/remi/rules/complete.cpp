#include "games/remi/rules/complete.h"

#include "melds/fits.h"

namespace parlor::remi {

bool complete(const Rules& rules, const Tiles& tiles) { return melds::fits(rules.meld_rules(), tiles); }

}  // namespace parlor::remi
