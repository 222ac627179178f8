// Analysis of a deal of any game. Instantiated once a game, in its listing.cpp.
//
// The best level thinks over every decision; where it would have moved otherwise, both moves are played out
// by the level for playouts, which is quick enough for thousands of deals. All chance comes from the deal's
// seed: the same record gives the same analysis.
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

namespace parlor {

// Of a whole deal: the moves that differ share the decisions. Where these are slowest (tens of microseconds
// each) that is a few seconds on one core.
inline constexpr std::uint64_t kAnalysisDecisions = 60'000;
inline constexpr int kLeastSamples = 10;
inline constexpr int kMostSamples = 500;

template <Game G>
class AnalysisOf final : public AnalysisRun {
 public:
  // `levels` must outlive the run.
  static Result<std::unique_ptr<AnalysisRun>> open(const Record& record, const AnalysisRequest& request,
                                                   const PlayerLevels<G>& levels) {
    auto decisions = decisions_of<G>(record, request.deal, request.seat);
    if (!decisions) return decisions.problem();
    const DealSource& source = record.deals[static_cast<std::size_t>(request.deal - 1)].source;
    return std::unique_ptr<AnalysisRun>(
        new AnalysisOf(request, levels, std::move(*decisions), source.seed.value_or(Seed::of(0))));
  }

  // The last moves are measured first: what remains of their decks is soon played out, and what they leave of
  // the budget helps the earlier ones.
  bool step() override {
    if (result_.moves.size() < decisions_.size()) {
      think(decisions_[result_.moves.size()]);
    } else if (!differing_.empty()) {
      measure(differing_.back());
      differing_.pop_back();
    }
    return result_.moves.size() < decisions_.size() || !differing_.empty();
  }
  const Analysis& result() const override { return result_; }

 private:
  // Which use of chance a seed is for: 0 and 1 are the deal's own and the arena's.
  static constexpr std::uint32_t kAnalysisUse = 2;
  enum Use : std::uint32_t { thinking, playing };

  struct Differing {
    std::size_t decision;
    typename G::Move best;
  };

  AnalysisOf(const AnalysisRequest& request, const PlayerLevels<G>& levels,
             std::vector<Decision<G>> decisions, const Seed& seed)
      : request_(request),
        best_(level_for(levels, Role::best)),
        quick_(level_for(levels, Role::playouts)),
        decisions_(std::move(decisions)),
        seed_(seed.derive(kAnalysisUse)),
        result_{request.deal, request.seat, std::string(best_.name), G::kBetter, {}} {}

  Seed seed_for(const Decision<G>& decision, Use use) const {
    return seed_.derive(static_cast<std::uint32_t>(decision.step)).derive(use);
  }

  void think(const Decision<G>& decision) {
    Thought<G> thought = best_.make(seed_for(decision, thinking))->think(decision.view, {});
    AnalysedMove& move = result_.moves.emplace_back(
        AnalysedMove{decision.step, G::move_text(decision.view.rules, decision.made),
                     G::move_text(decision.view.rules, thought.move), std::move(thought.reason)});
    if (move.best != move.move) differing_.push_back({result_.moves.size() - 1, thought.move});
  }

  void measure(const Differing& differing) {
    const Decision<G>& decision = decisions_[differing.decision];
    const MoveComparison<G> comparison(quick_, decision.view, request_.seat, seed_for(decision, playing));
    const Difference found = comparison.measure(differing.best, decision.made, budget());
    decisions_left_ -= std::min(decisions_left_, found.decisions);

    const Estimate points = found.points.mean(1);
    AnalysedMove& move = result_.moves[differing.decision];
    move.loss = hundredths(std::max(0.0, points.value));
    if (points.interval) move.error = hundredths(points.interval->high - points.value);
  }

  SampleBudget budget() const {
    if (request_.samples) return {*request_.samples, *request_.samples, 0};
    return {kLeastSamples, kMostSamples, decisions_left_ / differing_.size()};
  }

  static double hundredths(double value) { return std::round(value * 100) / 100; }

  AnalysisRequest request_;
  const PlayerLevel<G>& best_;
  const PlayerLevel<G>& quick_;
  std::vector<Decision<G>> decisions_;
  Seed seed_;
  Analysis result_;
  std::vector<Differing> differing_;  // where the best player moves otherwise, not yet measured
  std::uint64_t decisions_left_ = kAnalysisDecisions;
};

}  // namespace parlor
