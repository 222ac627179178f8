// Questions of the real game to the exact solver of melds.
#pragma once

#include <optional>

#include "games/rummikub/rules/state.h"
#include "melds/solver.h"

namespace parlor::rummikub {

// Table and rack as they are; before the first meld the rack alone, and what it must count.
melds::Task task_for(const Public& state, const Tiles& rack, bool melded);

// The table after a solution of such a task. Sets that stay as they are keep their order.
Board::Sets sets_after(const Board::Sets& before, const melds::Solution& solution, bool melded);
Board board_of(const Public& state, const melds::Solution& solution, bool melded);

// The table after the turn that places the most tiles; nothing where none can be placed.
std::optional<Board> best_turn(const Public& state, const Tiles& rack, bool melded);

}  // namespace parlor::rummikub
