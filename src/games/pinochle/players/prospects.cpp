#include "games/pinochle/players/prospects.h"

#include <algorithm>
#include <optional>

#include "games/pinochle/players/hand_worth.h"
#include "games/pinochle/rules/melds.h"
#include "games/pinochle/rules/tricks.h"

namespace parlor::pinochle {

double wins(const std::vector<Outcome>& outcomes, int bid, bool own_bid) {
  if (outcomes.empty()) return 0;
  double sum = 0;
  for (const Outcome& outcome : outcomes) {
    const bool short_of = (own_bid ? outcome.own : outcome.other) < bid;
    if (short_of) {
      sum += own_bid ? 0 : 1;
    } else {
      sum += outcome.own > outcome.other ? 1 : outcome.own == outcome.other ? 0.5 : 0;
    }
  }
  return sum / static_cast<double>(outcomes.size());
}

OpenTricks open_tricks(const State& state) {
  std::optional<Face> led;
  if (state.led) led = state.led->face();
  OpenTricks tricks{state.rules.following, *state.trump, {}, state.turn, led};
  std::ranges::copy(state.hands, tricks.hands.begin());
  return tricks;
}

Suit Prospects::likely_trump(const Rules& rules, Cards hand) {
  return *std::ranges::max_element(kAllSuits, {}, [&](Suit suit) { return worth_of(rules, suit, hand); });
}

Outcome Prospects::after_bidding(State state, Seat seat, Seat declarer, Suit trump) {
  state.phase = Phase::trump;
  state.turn = declarer;
  state.declarer = declarer;
  Pinochle::apply(state, declarer, Move::name(trump));
  if (state.phase == Phase::pick) {
    const Face card = better_of(state.rules, trump, state.hands[declarer], state.open);
    Pinochle::apply(state, declarer, Move::take(card));
  }
  for (Seat each : state.phase == Phase::keep ? SeatSet::first(kSeats) : SeatSet::none())
    Pinochle::apply(state, each, Move::keep(best_twelve(state.rules, trump, state.hands[each])));
  const Cards all = state.hands[Seat::at(0)] | state.hands[Seat::at(1)];
  const int points = points_of(trump, all);
  const int first = solver_.solve(open_tricks(state)).value_or(points / 2);
  const int own = seat.index() == 0 ? first : points - first;
  return {state.meld_points[seat] + own, state.meld_points[Public::other(seat)] + points - own};
}

}  // namespace parlor::pinochle
