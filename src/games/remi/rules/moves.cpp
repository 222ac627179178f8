// A useful subset of the moves, and a uniform pick from it without listing.
#include <algorithm>
#include <bit>
#include <cstdint>
#include <vector>

#include "core/bits.h"
#include "games/remi/rules/laying.h"
#include "games/remi/rules/remi.h"

namespace parlor::remi {
namespace {

// The faces of a rack as bits, each once.
melds::FaceBits different(const Tiles& rack) {
  const melds::FaceBits jokers = melds::bits_of(Face::joker());
  const melds::FaceBits once = rack.once();
  return (once & ~jokers) | ((once & jokers) != 0 ? melds::FaceBits{1} << melds::kJokerBit : 0);
}

// What can be melded before the discard: nothing, as much as possible, or one tile added to a formation.
std::vector<BestLaying> ways_to_lay(const Public& state, const Tiles& rack, bool melded) {
  std::vector<BestLaying> ways = {{state.table, rack}};
  if (!state.rules.advanced()) return ways;
  const auto add = [&](const BestLaying& way) {
    const auto same = [&](const BestLaying& other) { return other.table == way.table; };
    if (!way.rest.empty() && std::ranges::none_of(ways, same)) ways.push_back(way);
  };
  if (const auto most = best_laying(state, rack, melded)) add(*most);
  if (!melded) return ways;
  for (const Addition& next : additions(state.rules, state.table, rack)) {
    add({next.table, rack.without(next.tile)});
  }
  return ways;
}

Move move_of(const Public& state, const BestLaying& way, Face discard) {
  return way.table == state.table ? Move::discard(discard) : Move::lay(way.table, discard);
}

}  // namespace

void Remi::moves(const View& view, std::vector<Move>& moves) {
  if (view.over() || !view.observer.is(view.turn)) return;
  if (view.phase == Phase::draw) {
    if (view.pool_size > 0) moves.push_back(Move::draw());
    if (view.discards.count(view.other()) > 0) moves.push_back(Move::take());
    return;
  }
  for (const BestLaying& way : ways_to_lay(view, view.own(), view.has_melded())) {
    for (melds::FaceBits left = different(way.rest); left != 0; left &= left - 1)
      moves.push_back(move_of(view, way, melds::Face::at_bit(std::countr_zero(left))));
  }
}

Move Remi::fallback(const View& view) {
  if (view.phase == Phase::draw) return view.pool_size > 0 ? Move::draw() : Move::take();
  // Discards the drawn tile.
  return Move::discard(view.drawn->face());
}

Move Remi::pick(const State& state, Seat seat, FastRandom& random) {
  if (state.phase == Phase::draw) {
    const bool may_draw = state.pool_size > 0;
    const bool may_take = state.discards.count(state.other()) > 0;
    if (may_draw && may_take) return random.below(2) == 0 ? Move::draw() : Move::take();
    return may_draw ? Move::draw() : Move::take();
  }
  const auto nth = [](melds::FaceBits faces, std::uint32_t k) {
    return melds::Face::at_bit(std::countr_zero(select_bit(faces, static_cast<int>(k))));
  };
  const auto count = [](melds::FaceBits faces) { return static_cast<std::uint32_t>(std::popcount(faces)); };
  if (!state.rules.advanced()) {
    const melds::FaceBits faces = different(state.racks[seat]);
    return Move::discard(nth(faces, random.below(count(faces))));
  }
  const auto ways = ways_to_lay(state, state.racks[seat], state.melded.contains(seat));
  std::uint32_t sum = 0;
  for (const BestLaying& way : ways) sum += count(different(way.rest));
  std::uint32_t k = random.below(sum);
  for (const BestLaying& way : ways) {
    const melds::FaceBits faces = different(way.rest);
    if (k < count(faces)) return move_of(state, way, nth(faces, k));
    k -= count(faces);
  }
  return Move::discard(state.drawn->face());
}

}  // namespace parlor::remi
