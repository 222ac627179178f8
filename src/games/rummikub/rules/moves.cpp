// A useful subset of the turns, and a uniform pick from it without listing.
#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

#include "games/rummikub/rules/placements.h"
#include "games/rummikub/rules/rummikub.h"
#include "games/rummikub/rules/solve.h"

namespace parlor::rummikub {
namespace {

Move with_new_set(const Board& board, const NewSet& set) {
  Move move = Move::place(board);
  move.board.add_set(set.all());
  return move;
}

Move with_appended(const Board& board, const Appended& tile) {
  Move move = Move::place(board);
  move.board.insert(tile.set, tile.place, tile.face);
  return move;
}

// The simplified game: drawing, every new set, every appended tile. The k-th of them is made directly.
class SinglePlacements {
 public:
  SinglePlacements(const Public& state, FaceBits rack)
      : state_(state),
        rack_(rack),
        sets_(state.board.sets() < state.rules.most_sets() ? rack : 0),
        appended_(count_appended(state.board, rack, state.rules.numbers)) {}

  int count() const { return 1 + sets_.count() + appended_; }
  Move nth(int k) const {
    if (k == 0) return Move::draw();
    k -= 1;
    if (k < sets_.count()) return with_new_set(state_.board, sets_.nth(k));
    return with_appended(state_.board,
                         nth_appended(state_.board, rack_, state_.rules.numbers, k - sets_.count()));
  }

 private:
  const Public& state_;
  FaceBits rack_;
  NewSets sets_;
  int appended_;
};

// The real game: drawing, the initial meld with the most tiles, single new sets, and single tiles where they
// fit. Rearranging is left to players that think.
class RealTurns {
 public:
  RealTurns(const Public& state, const Tiles& rack, bool melded)
      : state_(state), rack_(rack), melded_(melded) {}

  std::vector<Move> all() {
    turns_ = {Move::draw()};
    if (!melded_) {
      if (const auto meld = best_turn(state_, rack_, false)) add(*meld);
    }
    const NewSets sets(rack_.once());
    for (int k = 0; k < sets.count(); ++k) {
      const NewSet set = sets.nth(k);
      if (enough(set)) add(with_new_set(state_.board, set).board);
    }
    if (melded_) {
      for (const Board& board : with_one_added(state_.rules, state_.board, rack_)) add(board);
    }
    return std::move(turns_);
  }

 private:
  void add(const Board& board) {
    const Move turn = Move::place(board);
    if (std::ranges::find(turns_, turn) == turns_.end()) turns_.push_back(turn);
  }

  bool enough(const NewSet& set) const {
    if (melded_) return true;
    int points = 0;
    for (Face face : set.all()) points += face.number();
    return points >= state_.rules.first_meld;
  }

  const Public& state_;
  const Tiles& rack_;
  bool melded_;
  std::vector<Move> turns_;
};

}  // namespace

void Rummikub::moves(const View& view, std::vector<Move>& moves) {
  if (view.over || !view.observer.is(view.turn)) return;
  const Tiles own = view.own();
  if (view.rules.real()) {
    for (const Move& turn : RealTurns(view, own, view.has_melded()).all()) moves.push_back(turn);
    return;
  }
  const SinglePlacements placements(view, own.once());
  for (int k = 0; k < placements.count(); ++k) moves.push_back(placements.nth(k));
}

Move Rummikub::pick(const State& state, Seat seat, FastRandom& random) {
  const Tiles& rack = state.racks[seat];
  if (state.rules.real()) {
    const std::vector<Move> turns = RealTurns(state, rack, state.melded.contains(seat)).all();
    return turns[random.below(static_cast<std::uint32_t>(turns.size()))];
  }
  const SinglePlacements placements(state, rack.once());
  return placements.nth(static_cast<int>(random.below(static_cast<std::uint32_t>(placements.count()))));
}

}  // namespace parlor::rummikub
