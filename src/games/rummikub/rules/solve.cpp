#include "games/rummikub/rules/solve.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "melds/solver.h"

namespace parlor::rummikub {

melds::Task task_for(const Public& state, const Tiles& rack, bool melded) {
  melds::Task task;
  task.rules = state.rules.meld_rules();
  task.rack = rack.counts();
  if (melded) {
    task.table = state.table.counts();
  } else {
    task.least_points = state.rules.first_meld;
  }
  return task;
}

Board board_of(const Public& state, const melds::Solution& solution, bool melded) {
  Board::Sets sets = melded ? Board::Sets() : state.board.as_sets();
  Board::Sets laid;
  for (const melds::LaidSet& set : solution.sets) laid.push_back(set.formation.faces);
  for (int i = 0; melded && i < state.board.sets(); ++i) {
    const auto kept = std::ranges::find_if(
        laid, [&](const std::vector<Face>& set) { return std::ranges::equal(set, state.board.set(i)); });
    if (kept == laid.end()) continue;
    sets.push_back(std::move(*kept));
    laid.erase(kept);
  }
  sets.insert(sets.end(), laid.begin(), laid.end());
  return *Board::of(sets);
}

std::optional<Board> best_turn(const Public& state, const Tiles& rack, bool melded) {
  const auto solution = melds::solver().solve(task_for(state, rack, melded));
  if (!solution || solution->worth.tiles == 0) return std::nullopt;
  return board_of(state, *solution, melded);
}

}  // namespace parlor::rummikub
