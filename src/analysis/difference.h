// How much better one move is than another, measured by playing both out.
//
// Draws deals that fit the view. In each, both moves are tried, and the same players play the deal to its end
// with the same random numbers, so that everything not due to the move affects both equally.
#pragma once

#include <cstdint>
#include <memory>

#include "core/estimate.h"
#include "core/per_seat.h"
#include "engine/player.h"

namespace parlor {

// When to stop drawing deals. It depends only on counts, so a move gets the same value whatever else is
// analysed and however busy the machine is.
struct SampleBudget {
  int least;
  int most;
  std::uint64_t decisions;  // by the players; limits the work once there are `least` samples

  bool allows(std::int64_t samples, std::uint64_t used) const {
    return samples < least || (samples < most && used < decisions);
  }
};

template <Game G>
class MoveComparison {
 public:
  MoveComparison(const PlayerLevel<G>& level, const typename G::View& view, Seat seat, const Seed& seed)
      : level_(level), view_(view), seat_(seat), seed_(seed) {}

  // Points in favour of the seat, per sampled deal.
  DealSums measure(const typename G::Move& better, const typename G::Move& than,
                   const SampleBudget& budget) const {
    FastRandom random(seed_);
    DealSums points;
    std::uint64_t decisions = 0;
    while (budget.allows(points.deals(), decisions)) {
      const typename G::State state = G::sample(view_, random);
      const Seed players = seed_.derive(static_cast<std::uint32_t>(points.deals()));
      const int gain =
          points_after(state, better, players, decisions) - points_after(state, than, players, decisions);
      points.add(G::kBetter == Better::high ? gain : -gain);
    }
    return points;
  }

 private:
  int points_after(typename G::State state, const typename G::Move& move, const Seed& seed,
                   std::uint64_t& decisions) const {
    PerSeat<std::unique_ptr<Player<G>>> players;
    G::apply(state, seat_, move, nullptr);
    for (SeatSet actors = G::actors(state); !actors.empty(); actors = G::actors(state), ++decisions) {
      const Seat actor = actors.lowest();
      std::unique_ptr<Player<G>>& player = players[actor];
      if (!player) player = level_.make(seed.derive(static_cast<std::uint32_t>(actor.index())));
      G::apply(state, actor, player->think(G::view(state, actor), {}).move, nullptr);
    }
    return G::scores(state)[seat_].points();
  }

  const PlayerLevel<G>& level_;
  const typename G::View& view_;
  Seat seat_;
  Seed seed_;
};

}  // namespace parlor
