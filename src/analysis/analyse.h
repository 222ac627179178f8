// The analysis of a deal, for any game. Instantiated once per game, in its listing.cpp.
//
// The best move is the one the adviser chooses, who also gives the hints: a move that follows a hint never
// counts as a mistake. If a different move was made, both are played out by the level for playouts, which is
// fast enough for thousands of deals. All randomness is derived from what the seat saw, and all limits are
// counts, so a position gets the same result in every analysis.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "analysis/analysis.h"
#include "analysis/decisions.h"
#include "analysis/difference.h"
#include "engine/adviser.h"
#include "engine/game_defaults.h"

namespace parlor {

// For one move that differs from the best, if a decision takes some microseconds. tools/analysis-times
// measures whole deals.
inline constexpr SampleBudget kMoveSamples{.least = 20, .most = 400, .decisions = 20'000};

template <Game G>
class AnalysisOf final : public AnalysisRun {
 public:
  // `levels` must outlive the run.
  static Result<std::unique_ptr<AnalysisRun>> open(const Record& record, const AnalysisRequest& request,
                                                   const PlayerLevels<G>& levels,
                                                   const SampleBudget& samples = kMoveSamples) {
    auto decisions = decisions_of<G>(record, request.deal, request.seat);
    if (!decisions) return decisions.problem();
    return std::unique_ptr<AnalysisRun>(new AnalysisOf(request, levels, samples, std::move(*decisions)));
  }

  bool step() override {
    if (!whole()) judge(decisions_[result_.moves.size()]);
    return !whole();
  }
  const Analysis& result() const override { return result_; }

 private:
  // The adviser uses the seed itself. Comparisons use different deals from those in which it chose its move,
  // because a move looks better than it is in the deals it was chosen from.
  static constexpr std::uint32_t kComparing = 1;

  AnalysisOf(const AnalysisRequest& request, const PlayerLevels<G>& levels, const SampleBudget& samples,
             std::vector<Decision<G>> decisions)
      : adviser_(levels),
        quick_(level_for(levels, Role::playouts)),
        samples_(request.samples ? SampleBudget{*request.samples, *request.samples, 0} : samples),
        decisions_(std::move(decisions)),
        result_{.deal = request.deal,
                .seat = request.seat,
                .player = std::string(level_for(levels, Role::best).name),
                .better = G::kBetter,
                .decisions = static_cast<int>(decisions_.size())} {}

  bool whole() const { return result_.moves.size() == decisions_.size(); }

  void judge(const Decision<G>& decision) {
    const auto& view = decision.view;
    Thought<G> thought = adviser_.think(view, {});
    AnalysedMove move{.step = decision.step,
                      .move = G::move_text(view.rules, decision.made),
                      .best = G::move_text(view.rules, thought.move),
                      .reason = std::move(thought.reason)};
    if (same_play_of<G>(view, thought.move, decision.made)) {
      move.best = move.move;
    } else {
      measure(decision, thought.move, move);
    }
    result_.moves.push_back(std::move(move));
  }

  void measure(const Decision<G>& decision, const typename G::Move& best, AnalysedMove& move) const {
    const Seed seed = seed_of_view<G>(decision.view).derive(kComparing);
    const MoveComparison<G> comparison(quick_, decision.view, result_.seat, seed);
    const Estimate points = comparison.measure(best, decision.made, samples_).mean(1);
    if (points.interval) move.error = hundredths(points.interval->high - points.value);
    // A difference that may be chance counts as no loss.
    const double loss = hundredths(points.value);
    if (loss > move.error) move.loss = loss;
  }

  static double hundredths(double value) { return std::round(value * 100) / 100; }

  Adviser<G> adviser_;
  const PlayerLevel<G>& quick_;
  SampleBudget samples_;
  std::vector<Decision<G>> decisions_;
  Analysis result_;
};

}  // namespace parlor
