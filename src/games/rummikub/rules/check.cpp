// Decides whether a turn is legal.
#include <algorithm>
#include <bit>
#include <optional>

#include "games/rummikub/rules/rummikub.h"

namespace parlor::rummikub {
namespace {

std::optional<Message> check_turn(const View& view) {
  if (view.over) return Message("table.deal_over");
  if (!view.observer.is(view.turn)) return Message("rummikub.not_your_turn", {{"seat", view.turn}});
  return std::nullopt;
}

// Why a set is not valid, together with the set.
std::optional<Message> check_sets(const Rules& rules, const Board& board) {
  for (int i = 0; i < board.sets(); ++i) {
    if (const auto formation = melds::as_formation(rules.meld_rules(), board.set(i)); !formation) {
      return formation.problem();
    }
  }
  if (board.sets() > rules.most_sets()) {
    return Message("rummikub.table_full", {{"most", rules.most_sets()}});
  }
  return std::nullopt;
}

std::optional<Message> missing_on_rack(const View& view, const FaceTally& placed) {
  const Tiles own = view.own();
  const FaceBits missing = (placed.once & ~own.once()) | (placed.twice & ~own.twice());
  if (missing == 0) return std::nullopt;
  return Message("rummikub.not_on_rack", {{"tile", Face::at_bit(std::countr_zero(missing)).to_string()}});
}

// The simplified game: sets on the table stay as they are, except for appended tiles.
std::optional<Message> check_only_appended(const View& view, const Board& after) {
  const Board& before = view.board;
  for (int i = 0; i < before.sets(); ++i) {
    // Both are sorted, so a set that has grown includes what it was.
    if (i >= after.sets() || !std::ranges::includes(after.set(i), before.set(i)))
      return Message("rummikub.set_changed", {{"number", i + 1}});
  }
  return std::nullopt;
}

// The real game: an initial meld comes only from the rack, and is worth enough.
std::optional<Message> check_first_meld(const View& view, const Board& after) {
  Board::Sets fresh = after.as_sets();
  for (const auto& set : view.board.as_sets()) {
    const auto found = std::ranges::find(fresh, set);
    if (found == fresh.end()) return Message("rummikub.first_meld_alone");
    fresh.erase(found);
  }
  int points = 0;
  for (const auto& set : fresh)
    points += melds::as_formation(view.rules.meld_rules(), set)->points(view.rules.meld_rules());
  if (points >= view.rules.first_meld) return std::nullopt;
  return Message("rummikub.first_meld_points", {{"points", points}, {"needed", view.rules.first_meld}});
}

std::optional<Message> check_place(const View& view, const Board& after) {
  if (auto problem = check_sets(view.rules, after)) return problem;
  const FaceTally tally = rummikub::tally(after);
  if (tally.more) return Message("rummikub.too_many_tiles");
  const auto placed = added({view.table.once(), view.table.twice()}, tally);
  if (!placed) return Message("rummikub.tile_taken");
  if (auto problem = missing_on_rack(view, *placed)) return problem;
  if (placed->once == 0) return Message("rummikub.nothing_placed");
  if (!view.rules.real()) return check_only_appended(view, after);
  return view.has_melded() ? std::nullopt : check_first_meld(view, after);
}

}  // namespace

std::optional<Message> Rummikub::check(const View& view, const Move& move) {
  if (auto problem = check_turn(view)) return problem;
  switch (move.kind) {
    case Move::Kind::draw:
      return std::nullopt;
    case Move::Kind::place:
      return check_place(view, move.board);
    case Move::Kind::late:
      return Message("rummikub.late_by_clock");
  }
  return std::nullopt;
}

std::optional<Message> Rummikub::check_forced(const View& view, const Move& move) {
  if (auto problem = check_turn(view)) return problem;
  if (move.kind == Move::Kind::late && view.rules.real()) return std::nullopt;
  return Message("rummikub.not_forced");
}

bool Rummikub::same_play(const View& view, const Move& one, const Move& other) {
  if (one.kind != other.kind || one.penalty != other.penalty) return false;
  if (one.kind == Move::Kind::place && view.rules.real()) return one.board.counts() == other.board.counts();
  return melds::same_sets(view.rules.meld_rules(), one.board, other.board);
}

}  // namespace parlor::rummikub
