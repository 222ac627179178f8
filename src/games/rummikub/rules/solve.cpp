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

Board::Sets sets_after(const Board::Sets& before, const melds::Solution& solution, bool melded) {
  Board::Sets laid;
  for (const melds::LaidSet& set : solution.sets) laid.push_back(set.formation.faces);
  Board::Sets sets;
  for (const auto& set : before) {
    const auto kept = melded ? std::ranges::find(laid, set) : laid.end();
    if (melded && kept == laid.end()) continue;
    sets.push_back(set);
    if (melded) laid.erase(kept);
  }
  sets.insert(sets.end(), laid.begin(), laid.end());
  return sets;
}

Board board_of(const Public& state, const melds::Solution& solution, bool melded) {
  return *Board::of(sets_after(state.board.as_sets(), solution, melded));
}

std::optional<Board> best_turn(const Public& state, const Tiles& rack, bool melded) {
  const auto solution = melds::solver().solve(task_for(state, rack, melded));
  if (!solution || solution->worth.tiles == 0) return std::nullopt;
  return board_of(state, *solution, melded);
}

}  // namespace parlor::rummikub
