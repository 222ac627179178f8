// Every finished deal has scores, and they add up.
#pragma once

#include <optional>
#include <string>

#include "engine/game.h"
#include "engine/laws/violation.h"

namespace parlor {

template <Game G>
Verdict score_laws(const typename G::Rules& rules, const typename G::State& end) {
  const int seats = G::seats(rules);
  const Scores scores = G::scores(end);
  if (scores.total() != G::score_sum(end)) {
    return broken(law::kScores,
                  scores.to_string(seats) + " should add up to " + G::score_sum(end).to_string());
  }
  for (int i = seats; i < kMaxSeats; ++i) {
    if (scores[Seat::at(i)] != Score{}) return broken(law::kScores, "an empty seat has points");
  }
  // If several seats share first place, all of them win; a deal may also end undecided.
  for (Seat seat : G::winners(end)) {
    if (seat.index() >= seats) return broken(law::kScores, "an empty seat has won");
  }
  return std::nullopt;
}

}  // namespace parlor
