
#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "games/rummikub/players/turns.h"
#include "games/rummikub/rules/placements.h"
#include "games/rummikub/rules/solve.h"

namespace parlor::rummikub {
namespace {

class Candidates {
 public:
  explicit Candidates(const View& view) : before_(view.board.as_sets()) {}

  void add(const Board::Sets& sets) {
    if (sets == before_) return;
    const Move turn = Move::place(*Board::of(sets));
    if (std::ranges::find(turns_, turn) == turns_.end()) turns_.push_back(turn);
  }
  const Board::Sets& before() const { return before_; }
  std::vector<Move> with_drawing() && {
    turns_.push_back(Move::draw());
    return std::move(turns_);
  }

 private:
  Board::Sets before_;
  std::vector<Move> turns_;
};

// Each set that the turn extends or places: alone, and left out.
void add_parts(Candidates& candidates, const Board::Sets& after) {
  const Board::Sets& before = candidates.before();
  Board::Sets grown(after.begin(), after.begin() + static_cast<std::ptrdiff_t>(before.size()));
  candidates.add(grown);
  Board::Sets laid = before;
  laid.insert(laid.end(), after.begin() + static_cast<std::ptrdiff_t>(before.size()), after.end());
  candidates.add(laid);
  for (std::size_t i = 0; i < after.size(); ++i) {
    const bool is_new = i >= before.size();
    if (!is_new && after[i] == before[i]) continue;
    Board::Sets alone = before;
    Board::Sets without = after;
    if (is_new) {
      alone.push_back(after[i]);
      without.erase(without.begin() + static_cast<std::ptrdiff_t>(i));
    } else {
      alone[i] = after[i];
      without[i] = before[i];
    }
    candidates.add(alone);
    candidates.add(without);
  }
}

}  // namespace

std::vector<Move> basic_candidates(const View& view) {
  Candidates candidates(view);
  if (const auto most = most_tiles_appended(view)) {
    candidates.add(most->board.as_sets());
    add_parts(candidates, most->board.as_sets());
    for (const Board& board : with_one_added(view.rules, view.board, view.own()))
      candidates.add(board.as_sets());
  }
  return std::move(candidates).with_drawing();
}

std::vector<Move> real_candidates(const View& view) {
  Candidates candidates(view);
  const Tiles own = view.own();
  const bool melded = view.has_melded();
  melds::Task task = task_for(view, own, melded);
  const Board::Sets table = view.board.as_sets();
  if (melded) task.table_sets = table;
  if (const auto most = melds::solver().solve(task); most && most->worth.tiles > 0) {
    candidates.add(board_of(view, *most, melded).as_sets());
    // A joker is worth most at the end.
    task.keep[Face::joker()] = static_cast<std::uint8_t>(own.count(Face::joker()));
    const auto without_jokers = task.keep[Face::joker()] > 0 ? melds::solver().solve(task) : std::nullopt;
    if (without_jokers && without_jokers->worth.tiles > 0) {
      candidates.add(board_of(view, *without_jokers, melded).as_sets());
    }
    if (const auto untouched = most_tiles_appended(view)) candidates.add(untouched->board.as_sets());
  }
  return std::move(candidates).with_drawing();
}

}  // namespace parlor::rummikub
