#include "games/okey/rules/okey.h"

namespace parlor::okey {
namespace {

int loss(const State& state) { return state.doubled ? 2 * kLoss : kLoss; }

}  // namespace

// A win counts one in the simplified game. In real Okey the others pay, and a player who showed the tile
// matching the indicator gets points from them too.
Scores Okey::scores(const State& state) {
  Scores scores;
  if (!state.over()) return scores;
  for (int i = 0; i < kSeats; ++i) {
    const Seat seat = Seat::at(i);
    const bool won = state.won.contains(seat);
    int points = 0;
    if (!state.rules.real()) {
      points = won ? 1 : 0;
    } else {
      if (!won && !state.won.empty()) points -= loss(state);
      if (state.shown && *state.shown != seat) points -= kTwinLoss;
    }
    scores[seat] = Score::of(points);
  }
  return scores;
}

Score Okey::score_sum(const State& state) {
  if (!state.over()) return Score::of(0);
  const int wins = state.won.size();
  if (!state.rules.real()) return Score::of(wins);
  const int lost = wins * loss(state) + (state.shown ? kTwinLoss : 0);
  return Score::of(-(kSeats - 1) * lost);
}

}  // namespace parlor::okey
