// Questions about the real game for the exact solver of melds.
#pragma once

#include <optional>

#include "games/rummikub/rules/state.h"
#include "melds/solver.h"

namespace parlor::rummikub {

// The current table and rack; before the initial meld, only the rack and the points it needs.
melds::Task task_for(const Public& state, const Tiles& rack, bool melded);

// The table after a solution of such a task. Sets that stay unchanged keep their order.
Board::Sets sets_after(const Board::Sets& before, const melds::Solution& solution, bool melded);
Board board_of(const Public& state, const melds::Solution& solution, bool melded);

// The table after the turn that places the most tiles; nothing if none can be placed.
std::optional<Board> best_turn(const Public& state, const Tiles& rack, bool melded);

}  // namespace parlor::rummikub
