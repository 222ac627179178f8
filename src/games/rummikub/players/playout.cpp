#include <array>
#include <bit>

#include "games/rummikub/players/turns.h"
#include "games/rummikub/rules/placements.h"
#include "games/rummikub/rules/solve.h"

namespace parlor::rummikub {
namespace {

// In the real game any arrangement can be made from any other, so it is enough to know the tiles on the
// table, not their arrangement.
class RealPlayout {
 public:
  explicit RealPlayout(const State& world) : state_(world) {}

  const State& play() {
    while (!state_.over) turn();
    return state_;
  }

 private:
  void turn() {
    const Seat seat = state_.turn;
    const bool melded = state_.melded.contains(seat);
    const auto worth = melds::solver().worth(task_for(state_, state_.racks[seat], melded));
    if (!worth || worth->tiles == 0) return Rummikub::apply(state_, seat, Move::draw());
    FaceBits once = 0;
    FaceBits twice = 0;
    for (FaceBits bits = state_.racks[seat].once(); bits != 0; bits &= bits - 1) {
      const int placed = worth->placed[Face::at_bit(std::countr_zero(bits))];
      if (placed > 0) once |= bits & (~bits + 1);
      if (placed > 1) twice |= bits & (~bits + 1);
    }
    const Tiles tiles = state_.racks[seat].some(once, twice);
    state_.racks[seat] -= tiles;
    state_.table |= tiles;
    state_.melded = state_.melded.with(seat);
    state_.idle = 0;
    state_.over = state_.racks[seat].empty();
    state_.turn = seat.next(state_.rules.players);
  }

  State state_;
};

// A quick turn of the simplified game: the longest sets first, then whatever can be added.
void quick_turn(State& state) {
  Tiles rack = state.racks[state.turn];
  Board board = state.board;
  const auto lay = [&](Face face) { rack -= rack.some(bits_of(face), 0); };
  while (board.sets() < state.rules.most_sets()) {
    // The last one in the list is the longest run, or the largest group if there is no run.
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

}  // namespace

double playout(State world, Seat seat) {
  if (world.rules.real()) {
    world = RealPlayout(world).play();
  } else {
    while (!world.over) quick_turn(world);
  }
  const SeatSet winners = Rummikub::winners(world);
  return winners.contains(seat) ? 1.0 / winners.size() : 0;
}

}  // namespace parlor::rummikub
