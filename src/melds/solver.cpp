#include "melds/solver.h"

#include "melds/layout.h"
#include "melds/search.h"
#include "melds/supply.h"

namespace parlor::melds {

// What is reused from one task to the next.
class Solver::Work {
 public:
  // Afterwards `search` has the cheapest path.
  bool find(const Task& task) {
    if (!fill(supply, task, false)) return false;
    const std::optional<Cost> cost = search.run(supply);
    if (!cost || task.table_sets.empty() || task.least_points > 0) return cost.has_value();
    // The loss in the goal is now known; next comes which sets may stay as they are.
    fill(supply, task, true);
    const Cost lost = *cost / Prices::of(task.goal, false).most_important();
    return search.run(supply, limit(lost, Prices::of(task.goal, true))).has_value();
  }

  // The highest cost with this loss in the goal.
  static Cost limit(int lost, const Prices& prices) { return prices.most_important() * (lost + 1) - 1; }

  Supply supply;
  Search search;
};

Solver::Solver() : work_(std::make_unique<Work>()) {}
Solver::~Solver() = default;
Solver::Solver(Solver&&) noexcept = default;
Solver& Solver::operator=(Solver&&) noexcept = default;

std::optional<Worth> Solver::worth(const Task& task) {
  if (!work_->find(task)) return std::nullopt;
  return worth_of(task, work_->supply, work_->search);
}

std::optional<Solution> Solver::solve(const Task& task) {
  const std::optional<Worth> worth = this->worth(task);
  if (!worth) return std::nullopt;
  return Solution{.worth = *worth, .sets = lay_out(task, work_->supply, work_->search)};
}

bool Solver::all_fit(const MeldRules& rules, const FaceCounts& tiles, int left) {
  const Task task{.rules = rules, .rack = tiles};
  return fill(work_->supply, task, false) &&
         work_->search.run(work_->supply, Work::limit(left, Prices::of(task.goal, false))).has_value();
}

Solver& solver() {
  thread_local Solver kept;
  return kept;
}

}  // namespace parlor::melds
