// How good a move looks: facts about what it leaves, each with a weight.
#pragma once

#include <optional>

#include "games/big2/players/odds.h"
#include "games/big2/players/plan.h"
#include "games/big2/players/weights.h"

namespace parlor::big2 {

// Log odds as a chance.
double chance_of(float log_odds);

class Judge {
 public:
  // Looks at one position. What the judge says holds until the next begin().
  void begin(const View& view);

  Facts facts(Move move);
  // The log odds of winning the deal after the move, as the weights have it.
  float value(Move move, const Weights& weights);
  // The fewest plays into which `part` of the hand can be taken apart that somebody could beat.
  int losers(Cards part);
  // Of the cards that are not passed: the play they make now.
  Play play_of(Move move) const { return *fit(view_.rules, move.cards, view_.top); }

  const View& view() const { return view_; }
  Stage stage() const { return stage_; }
  Odds& odds() { return *odds_; }
  Plan& plan() { return plan_; }

 private:
  void count_plan(Facts& facts, Cards rest, PatternId led);

  View view_;
  std::optional<Odds> odds_;
  Plan plan_;       // by what it costs to get rid of the cards
  Plan safe_plan_;  // by the number of plays that can be beaten
  bool has_safe_plan_ = false;
  Stage stage_ = Stage::many;
  int next_cards_ = 0;
};

}  // namespace parlor::big2
