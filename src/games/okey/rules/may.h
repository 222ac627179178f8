// What may be done in the two rule sets, for those who see the hand of who is to move.
#pragma once

#include "games/okey/rules/state.h"

namespace parlor::okey {

// In the first turn of a seat, before it has a new tile; who begins gets none.
inline bool before_first_draw(const Public& deal, Seat seat) {
  if (deal.has_played(seat)) return false;
  return deal.phase == Phase::draw || (deal.phase == Phase::discard && deal.turns == 0);
}

inline bool may_show(const Public& deal, Seat seat, const Tiles& hand) {
  return deal.indicator && !deal.shown && before_first_draw(deal, seat) &&
         hand.count(deal.indicator->face()) > 0;
}

}  // namespace parlor::okey
