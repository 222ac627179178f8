#include "games/rummikub/players/quick_turn.h"

#include "games/rummikub/rules/placements.h"

namespace parlor::rummikub {

void quick_turn(State& state) {
  Tiles rack = state.racks[state.turn];
  Board board = state.board;
  const auto lay = [&](Face face) { rack -= rack.some(bits_of(face), 0); };
  while (board.sets() < state.rules.most_sets()) {
    // The last in the list is the longest run, or the largest group where there is no run.
    const NewSets sets(rack.once());
    if (sets.count() == 0) break;
    const NewSet set = sets.nth(sets.count() - 1);
    board.add_set(set.all());
    for (Face face : set.all()) lay(face);
  }
  while (count_appended(board, rack.once(), state.rules.numbers) > 0) {
    const Appended tile = nth_appended(board, rack.once(), state.rules.numbers, 0);
    board.insert(tile.set, tile.place, tile.face);
    lay(tile.face);
  }
  const bool placed = board.tiles() > state.board.tiles();
  Rummikub::apply(state, state.turn, placed ? Move::place(board) : Move::draw());
}

}  // namespace parlor::rummikub
