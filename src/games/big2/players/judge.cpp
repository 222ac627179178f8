#include "games/big2/players/judge.h"

#include <algorithm>
#include <cmath>

namespace parlor::big2 {
namespace {

// A play that nobody beats does not give up the lead; one that beats many of its kind can be played while
// others lead.
float cost_to_shed(const Holding& holding) {
  return 1 - 0.6F * holding.outlook.stands - 0.3F * holding.outlook.lower;
}

float cost_if_beatable(const Holding& holding) { return holding.outlook.unbeatable() ? 0 : 1; }

Stage stage_of(const View& view) {
  int least = kHandSize;
  for (int i = 0; i < kSeats; ++i) {
    if (!view.observer.is(Seat::at(i))) least = std::min<int>(least, view.counts[Seat::at(i)]);
  }
  return least == 1 ? Stage::last_card : least <= 3 ? Stage::few : least <= 7 ? Stage::some : Stage::many;
}

float flag(bool yes) { return yes ? 1 : 0; }

}  // namespace

double chance_of(float log_odds) { return 1 / (1 + std::exp(-static_cast<double>(log_odds))); }

void Judge::begin(const View& view) {
  view_ = view;
  odds_.emplace(view_);
  plan_.begin(view_.rules, view_.own(), *odds_, cost_to_shed);
  has_safe_plan_ = false;
  stage_ = stage_of(view_);
  next_cards_ = view_.counts[view_.turn.next(kSeats)];
}

int Judge::losers(Cards part) {
  if (!has_safe_plan_) safe_plan_.begin(view_.rules, view_.own(), *odds_, cost_if_beatable);
  has_safe_plan_ = true;
  return static_cast<int>(std::lround(safe_plan_.cost(part)));
}

// What is left after the move, divided into plays.
void Judge::count_plan(Facts& facts, Cards rest, PatternId led) {
  int plays = 0;
  int losers = 0;
  plan_.for_each(rest, [&](const Holding& holding) {
    const Outlook& outlook = holding.outlook;
    ++plays;
    if (!outlook.unbeatable()) ++losers;
    facts[Fact::hopes] += outlook.stands;
    facts[Fact::sheds] += outlook.lower;
    const Fact low = holding.cards.size() == 1 ? Fact::low_singles : Fact::low_groups;
    if (!outlook.unbeatable()) facts[low] += 1 - outlook.lower;
    if (holding.play.pattern == led) facts[Fact::support] = std::max(facts[Fact::support], outlook.stands);
  });
  facts[Fact::plays] = static_cast<float>(plays);
  facts[Fact::plays_1] = flag(plays == 1);
  facts[Fact::plays_2] = flag(plays == 2);
  facts[Fact::plays_3] = flag(plays == 3);
  facts[Fact::losers_0] = flag(losers == 0);
  facts[Fact::losers_1] = flag(losers == 1);
  facts[Fact::losers_2] = flag(losers == 2);
  facts[Fact::losers_3] = flag(losers == 3);
  facts[Fact::losers_4] = flag(losers == 4);
}

Facts Judge::facts(Move move) {
  Facts facts;
  const Cards rest = view_.own() - move.cards;
  const bool passes = move.is_pass();
  const Play play = passes ? view_.top : play_of(move);
  const Outlook outlook = odds_->of(play);

  facts[Fact::always] = 1;
  count_plan(facts, rest, play.pattern);
  facts[Fact::cards] = static_cast<float>(rest.size());
  const Cards out = rest | view_.unseen();
  Cards highest;
  for (int i = 1; i <= 4 && i <= out.size(); ++i) highest.add(out.nth(out.size() - i));
  facts[Fact::top_cards] = static_cast<float>((rest & highest).size());
  facts[Fact::next_cards] = static_cast<float>(next_cards_);
  facts[Fact::next_few] = flag(next_cards_ <= 2);
  facts[Fact::other_cards] = static_cast<float>(view_.unseen().size());

  if (passes) {  // facts about a play do not apply
    facts[Fact::passes] = 1;
    facts[Fact::passes_plays] = facts[Fact::plays];
    facts[Fact::passes_holds] = outlook.stands;
    facts[Fact::passes_losers_1] = facts[Fact::losers_1];
    facts[Fact::passes_gift] = outlook.finishes;
    return facts;
  }
  facts[Fact::holds] = outlook.stands;
  if (outlook.unbeatable()) {
    facts[Fact::certain] = 1;
    facts[Fact::certain_losers_2] = facts[Fact::losers_2];
    facts[Fact::certain_losers_3] = facts[Fact::losers_3];
  }
  facts[Fact::holds_plays] = outlook.stands * facts[Fact::plays];
  facts[Fact::holds_support] = outlook.stands * facts[Fact::support];
  facts[Fact::gift] = outlook.finishes;
  facts[Fact::leads] = flag(view_.leads());
  facts[Fact::size_1] = flag(move.cards.size() == 1);
  facts[Fact::size_2] = flag(move.cards.size() == 2);
  facts[Fact::size_5] = flag(move.cards.size() == 5);
  facts[Fact::spent] = outlook.lower;
  return facts;
}

float Judge::value(Move move, const Weights& weights) {
  const Facts found = facts(move);
  const auto& row = weights[static_cast<std::size_t>(stage_)];
  float sum = 0;
  for (std::size_t i = 0; i < kFacts; ++i) sum += row[i] * found.values()[i];
  return sum;
}

}  // namespace parlor::big2
