// How good a move looks: facts about what it leaves, each with a weight.
#pragma once

#include <optional>

#include "games/big2/players/odds.h"
#include "games/big2/players/plan.h"
#include "games/big2/players/weights.h"

namespace parlor::big2 {

// Converts log odds to a probability.
double chance_of(float log_odds);

class Judge {
 public:
  // Looks at one position. The judge's answers hold until the next begin().
  void begin(const View& view);

  Facts facts(Move move);
  // The log odds of winning the deal after the move, according to the weights.
  float value(Move move, const Weights& weights);
  // The smallest possible number of beatable plays when `part` of the hand is divided into plays.
  int losers(Cards part);
  // The play that the move's cards make now; not for a pass.
  Play play_of(Move move) const { return *fit(view_.rules, move.cards, view_.top); }

  const View& view() const { return view_; }
  Stage stage() const { return stage_; }
  Odds& odds() { return *odds_; }
  Plan& plan() { return plan_; }

 private:
  void count_plan(Facts& facts, Cards rest, PatternId led);

  View view_;
  std::optional<Odds> odds_;
  Plan plan_;       // minimises the cost of getting rid of the cards
  Plan safe_plan_;  // minimises the number of plays that can be beaten
  bool has_safe_plan_ = false;
  Stage stage_ = Stage::many;
  int next_cards_ = 0;
};

}  // namespace parlor::big2
