#include "games/pinochle/rules/pinochle.h"
#include "games/pinochle/rules/tricks.h"

namespace parlor::pinochle {

Scores Pinochle::scores(const State& state) {
  Scores scores;
  if (!state.over()) return scores;
  for (int i = 0; i < kSeats; ++i) scores[Seat::at(i)] = Score::of(made(state, Seat::at(i)));
  if (falls_short(state)) scores[*state.declarer] = Score::of(0);
  return scores;
}

SeatSet Pinochle::winners(const State& state) {
  if (!state.over()) return SeatSet::none();
  // A declarer who falls short loses, even if the other player has no points.
  if (falls_short(state)) return SeatSet::of(Public::other(*state.declarer));
  return leaders(scores(state), kSeats, Better::high);
}

// All cards played and all melds, minus the cost of a failed bid.
Score Pinochle::score_sum(const State& state) {
  if (!state.over()) return Score::of(0);
  int sum = 0;
  for (int i = 0; i < kSeats; ++i) {
    const Seat seat = Seat::at(i);
    sum += state.meld_points[seat] + points_of(*state.trump, state.played[seat]);
  }
  if (falls_short(state)) sum -= made(state, *state.declarer);
  return Score::of(sum);
}

}  // namespace parlor::pinochle
