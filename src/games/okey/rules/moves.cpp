// All moves, and a uniform pick without listing them.
#include <bit>
#include <cstdint>
#include <vector>

#include "core/bits.h"
#include "games/okey/rules/okey.h"

namespace parlor::okey {

void Okey::moves(const View& view, std::vector<Move>& moves) {
  if (view.over() || !view.observer.is(view.turn)) return;
  const Tiles own = view.own();
  if (may_show(view, view.turn, own)) moves.push_back(Move::show());
  if (view.phase == Phase::draw) {
    moves.push_back(view.stack_size > 0 ? Move::draw() : Move::pass());
    moves.push_back(Move::take());
    return;
  }
  for (FaceBits bits = own.once(); bits != 0; bits &= bits - 1)
    moves.push_back(Move::discard(Face::at(std::countr_zero(bits))));
}

Move Okey::fallback(const View& view) {
  if (view.phase == Phase::draw) return view.stack_size > 0 ? Move::draw() : Move::pass();
  // Discards the drawn tile.
  return Move::discard(view.drawn ? view.drawn->face() : Face::at(std::countr_zero(view.own().once())));
}

Move Okey::pick(const State& state, Seat seat, FastRandom& random) {
  const Tiles& hand = state.hands[seat];
  const std::uint32_t shows = may_show(state, seat, hand) ? 1 : 0;
  if (state.phase == Phase::draw) {
    const std::uint32_t k = random.below(2 + shows);
    if (k == 2) return Move::show();
    if (k == 1) return Move::take();
    return state.stack_size > 0 ? Move::draw() : Move::pass();
  }
  const FaceBits faces = hand.once();
  const auto different = static_cast<std::uint32_t>(std::popcount(faces));
  const std::uint32_t k = random.below(different + shows);
  if (k == different) return Move::show();
  return Move::discard(Face::at(std::countr_zero(select_bit(faces, static_cast<int>(k)))));
}

}  // namespace parlor::okey
