#include <algorithm>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "games/rummikub/players/players.h"
#include "games/rummikub/players/turns.h"
#include "games/rummikub/rules/placements.h"
#include "games/rummikub/rules/solve.h"

namespace parlor::rummikub {
namespace {

class Appending {
 public:
  explicit Appending(const View& view)
      : view_(view), first_meld_(view.rules.real() && !view.has_melded()), best_{view.board, view.own(), 0} {}

  std::optional<AppendOnly> best() {
    visit(view_.board, view_.own());
    if (best_.placed == 0) return std::nullopt;
    return best_;
  }

 private:
  // Only if nearly everything fits are there more tables than this, with tiles added in every order.
  static constexpr std::size_t kMostTables = 400;

  void visit(const Board& board, const Tiles& rack) {
    if (seen_.size() >= kMostTables || std::ranges::find(seen_, board) != seen_.end()) return;
    seen_.push_back(board);
    const AppendOnly turn = with_new_sets(board, rack);
    const bool better =
        turn.placed > best_.placed ||
        (turn.placed == best_.placed && turn.rack.points(kJokerPoints) < best_.rack.points(kJokerPoints));
    if (better) best_ = turn;
    if (first_meld_) return;
    const FaceTally before = tally(board);
    for (const Board& next : with_one_added(view_.rules, board, rack)) {
      const FaceTally tile = *added(before, tally(next));
      visit(next, rack - rack.some(tile.once, tile.twice));
    }
  }

  AppendOnly with_new_sets(const Board& board, const Tiles& rack) const {
    AppendOnly turn{board, rack, 0};
    melds::Task task;
    task.rules = view_.rules.meld_rules();
    task.rack = rack.counts();
    if (first_meld_) task.least_points = view_.rules.first_meld;
    if (auto solution = melds::solver().solve(task)) {
      // If the table has no room for all of them, the longest are placed.
      std::ranges::sort(solution->sets, std::ranges::greater(),
                        [](const melds::LaidSet& set) { return set.formation.faces.size(); });
      for (const melds::LaidSet& set : solution->sets) {
        if (turn.board.sets() == view_.rules.most_sets()) break;
        turn.board.add_set(set.formation.faces);
        for (Face face : set.formation.faces) turn.rack -= turn.rack.some(bits_of(face), 0);
      }
    }
    turn.placed = view_.own().size() - turn.rack.size();
    return turn;
  }

  const View& view_;
  bool first_meld_;
  std::vector<Board> seen_;
  AppendOnly best_;
};

class Basic final : public Player<Rummikub> {
 public:
  Thought<Rummikub> think(const View& view, const Budget&) override {
    const auto turn = most_tiles_appended(view);
    if (!turn) return {Move::draw(), nothing_fits(view)};
    return {Move::place(turn->board), Message("rummikub.reason.most_appended", {{"tiles", turn->placed}})};
  }
};

}  // namespace

std::optional<AppendOnly> most_tiles_appended(const View& view) { return Appending(view).best(); }

std::unique_ptr<Player<Rummikub>> make_basic(const Seed&) { return std::make_unique<Basic>(); }

}  // namespace parlor::rummikub
