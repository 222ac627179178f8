#include <algorithm>

#include "games/okey/rules/complete.h"
#include "games/okey/rules/okey.h"

namespace parlor::okey {

State Okey::deal(const Rules& rules, const Deck& deck, const Standing& standing) {
  State state;
  state.rules = rules;
  state.standing = standing;
  state.turn = state.first();
  const TileSet set = rules.tile_set();
  auto next = deck.order.cbegin();
  Seat seat = state.turn;
  for (int i = 0; i < kSeats; ++i, seat = seat.next(kSeats)) {
    const int count = kHandTiles + (i == 0 ? 1 : 0);
    for (int k = 0; k < count; ++k) state.hands[seat].add(set.tile(*next++));
  }
  // A false joker has no successor: the next tile is turned over instead.
  auto turned = deck.order.cend();
  if (rules.real()) {
    turned = std::find_if(next, deck.order.cend(),
                          [&](TileId id) { return !set.tile(id).face().is_false_joker(); });
    state.indicator = set.tile(*turned);
  }
  for (auto last = deck.order.cend(); last != next;) {
    if (--last != turned) state.stack[state.stack_size++] = set.tile(*last);
  }
  // The starting player does not draw, so the tiles dealt are checked.
  if (!rules.real() && complete(state, state.hands[state.turn])) {
    state.won = SeatSet::of(state.turn);
    state.phase = Phase::over;
  }
  return state;
}

}  // namespace parlor::okey
