// What a seat has made so far.
#pragma once

#include "games/pinochle/rules/state.h"
#include "games/pinochle/rules/tricks.h"

namespace parlor::pinochle {

// Nothing before trump is named.
inline int trick_points(const Public& deal, Seat seat) {
  return deal.trump ? points_of(*deal.trump, deal.taken[seat]) : 0;
}

// Melds and tricks.
inline int made(const Public& deal, Seat seat) { return deal.meld_points[seat] + trick_points(deal, seat); }

// Whether the bid winner has made less than the bid, at the end.
inline bool falls_short(const Public& deal) {
  return deal.over() && made(deal, *deal.declarer) < *deal.bid();
}

}  // namespace parlor::pinochle
