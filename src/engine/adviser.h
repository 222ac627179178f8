// Finds the best move in a position: the strongest level, with its randomness derived from what the seat sees
// and its thinking measured in nodes. Hints and analyses come from it, so the same position has the same best
// move whoever asks, however often, and however busy the machine is.
#pragma once

#include <cstdint>

#include "core/chance.h"
#include "engine/player.h"

namespace parlor {

// People rely on advice, so the player thinks longer than at a table; then randomness decides less often.
inline constexpr std::uint64_t kAdviceTimes = 4;

// Equal views get the same random numbers.
template <Game G>
Seed seed_of_view(const typename G::View& view) {
  return Seed::of_text(G::view_json(view));
}

template <Game G>
class Adviser final : public Player<G> {
 public:
  // `levels` must outlive it.
  explicit Adviser(const PlayerLevels<G>& levels) : best_(level_for(levels, Role::best)) {}

  // The caller's budget is ignored: with a deadline, the load of the machine could change the advice. Every
  // position gets a new player, so that earlier positions have no influence either.
  Thought<G> think(const typename G::View& view, const Budget&) override {
    return best_.make(seed_of_view<G>(view))->think(view, {.times = kAdviceTimes});
  }

 private:
  const PlayerLevel<G>& best_;
};

}  // namespace parlor
