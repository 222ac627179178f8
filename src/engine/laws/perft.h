// Counts of move sequences. They change whenever the rules change by accident.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/game.h"

namespace parlor {

// The number of sequences of `depth` listed moves, by any actor, from here; a deal that ends earlier adds
// nothing.
template <Game G>
std::uint64_t perft(const typename G::State& state, int depth) {
  if (depth == 0) return 1;
  std::uint64_t count = 0;
  for (Seat seat : G::actors(state)) {
    std::vector<typename G::Move> moves;
    G::moves(G::view(state, seat), moves);
    if (depth == 1) {
      count += moves.size();
      continue;
    }
    for (const auto& move : moves) {
      auto next = state;
      G::apply(next, seat, move, nullptr);
      count += perft<G>(next, depth - 1);
    }
  }
  return count;
}

}  // namespace parlor
