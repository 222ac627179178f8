#include "games/remi/rules/remi.h"

namespace parlor::remi {

namespace {

Scores scores_of(const Public& deal, const PerSeat<ByFace<Tiles>>& racks) {
  Scores scores;
  if (!deal.over()) return scores;
  for (int i = 0; i < kSeats; ++i) {
    const Seat seat = Seat::at(i);
    const int points = deal.out.contains(seat) ? kWinnerPoints : racks[seat].points(kJokerPoints);
    scores[seat] = Score::of(points);
  }
  return scores;
}

}  // namespace

Scores Remi::scores(const State& state) { return scores_of(state, state.racks); }

Score View::total(Seat seat) const { return standing.scores[seat] + scores_of(*this, racks)[seat]; }

SeatSet Remi::winners(const State& state) { return state.out; }

// All tiles, minus those that are on no rack at the end; the winner's rack is not counted.
Score Remi::score_sum(const State& state) {
  if (!state.over()) return Score::of(0);
  Tiles left = state.rules.tile_set().all() - state.laid - state.discards.all();
  for (int i = 0; i < state.pool_size; ++i) left.remove(state.pool[static_cast<std::size_t>(i)]);
  int sum = left.points(kJokerPoints);
  for (Seat seat : state.out) sum += kWinnerPoints - state.racks[seat].points(kJokerPoints);
  return Score::of(sum);
}

}  // namespace parlor::remi
