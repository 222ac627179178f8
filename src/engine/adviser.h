// Who says what is best in a position: the strongest level, with all chance taken from what the seat sees and
// its thinking measured in nodes. Hints are its word and analyses judge by it, so the same position has the
// same best move whoever asks, however often, and however busy the machine is.
#pragma once

#include <cstdint>

#include "core/chance.h"
#include "engine/player.h"

namespace parlor {

// Advice is taken at its word, so it is thought over longer than a move of the same player at a table. What
// is drawn by lot then decides less often.
inline constexpr std::uint64_t kAdviceTimes = 4;

// Whoever sees the same has the same chance.
template <Game G>
Seed seed_of_view(const typename G::View& view) {
  return Seed::of_text(G::view_json(view));
}

template <Game G>
class Adviser final : public Player<G> {
 public:
  // `levels` must outlive it.
  explicit Adviser(const PlayerLevels<G>& levels) : best_(level_for(levels, Role::best)) {}

  // The budget is its own: a deadline would let the load of the machine change what it says. A player is made
  // for each position, so that none it thought over before has a say either.
  Thought<G> think(const typename G::View& view, const Budget&) override {
    return best_.make(seed_of_view<G>(view))->think(view, {.times = kAdviceTimes});
  }

 private:
  const PlayerLevel<G>& best_;
};

}  // namespace parlor
