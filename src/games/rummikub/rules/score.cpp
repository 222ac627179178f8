#include <algorithm>

#include "games/rummikub/rules/rummikub.h"

namespace parlor::rummikub {
namespace {

int lowest_rack(const State& state) {
  int lowest = state.racks[Seat::at(0)].points(kJokerPoints);
  for (int i = 1; i < state.rules.players; ++i)
    lowest = std::min(lowest, state.racks[Seat::at(i)].points(kJokerPoints));
  return lowest;
}

}  // namespace

SeatSet Rummikub::winners(const State& state) {
  SeatSet winners;
  if (!state.over) return winners;
  const int lowest = lowest_rack(state);
  for (int i = 0; i < state.rules.players; ++i) {
    if (state.racks[Seat::at(i)].points(kJokerPoints) == lowest) winners = winners.with(Seat::at(i));
  }
  return winners;
}

// An empty rack is the lowest possible, so one rule covers both ways to end. Winners share; a remainder is
// lost.
Scores Rummikub::scores(const State& state) {
  Scores scores;
  if (!state.over) return scores;
  const int lowest = lowest_rack(state);
  const SeatSet best = winners(state);
  int pot = 0;
  for (int i = 0; i < state.rules.players; ++i) {
    const int lost = state.racks[Seat::at(i)].points(kJokerPoints) - lowest;
    scores[Seat::at(i)] += Score::of(-lost);
    pot += lost;
  }
  for (Seat seat : best) scores[seat] += Score::of(pot / best.size());
  return scores;
}

Score Rummikub::score_sum(const State& state) {
  if (!state.over) return Score::of(0);
  Tiles left;
  for (const Tiles& rack : state.racks) left |= rack;
  const int pot = left.points(kJokerPoints) - state.rules.players * lowest_rack(state);
  return Score::of(-(pot % winners(state).size()));
}

}  // namespace parlor::rummikub
