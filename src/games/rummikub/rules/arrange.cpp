// Drafts of a turn, and the order of a player's own rack.
#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "games/rummikub/rules/rummikub.h"
#include "melds/arrangement.h"

namespace parlor::rummikub {
namespace {

// What valid sets count, with each joker as the tile it stands for.
int points_of(const melds::MeldRules& rules, const Board::Sets& sets) {
  int points = 0;
  for (const auto& set : sets) points += melds::as_formation(rules, set)->points(rules);
  return points;
}

}  // namespace

Assessment Rummikub::assess(const View& view, const Draft& draft) {
  Assessment assessment;
  if (!draft.sets) {
    assessment.refusal = check(view, Move::draw());
    return assessment;
  }
  const melds::MeldRules rules = view.rules.meld_rules();
  Board::Sets tidied;
  for (melds::JudgedSet& set : melds::judged(rules, *draft.sets)) {
    assessment.parts.push_back({melds::to_text(set.given), !set.problem, set.problem});
    tidied.push_back(std::move(set.tidied));
  }
  const auto board = Board::of(tidied);
  if (!board || board->empty()) {
    assessment.refusal = Message(board ? "rummikub.nothing_placed" : "rummikub.too_many_tiles");
    return assessment;
  }
  assessment.refusal = check(view, Move::place(*board));
  if (assessment.refusal) return assessment;
  assessment.remark = Message("rummikub.would_place", {{"tiles", board->tiles() - view.board.tiles()}});
  if (view.rules.real() && !view.has_melded()) {
    assessment.worth = Score::of(points_of(rules, tidied) - points_of(rules, view.board.as_sets()));
    return assessment;
  }
  const FaceTally placed = *added({view.table.once(), view.table.twice()}, tally(*board));
  assessment.worth = Score::of(view.own().some(placed.once, placed.twice).points(kJokerPoints));
  return assessment;
}

const std::vector<std::string>& Rummikub::arrangements() {
  static const std::vector<std::string> kWays = {"number", "colour", "sets"};
  return kWays;
}

Arrangement Rummikub::arrange(const View& view, std::string_view how) {
  const Tiles own = view.own();
  if (own.empty()) return {};
  if (how == "sets") return melds::texts(melds::by_formations(view.rules.meld_rules(), own));
  return melds::texts(how == "colour" ? melds::by_colour(own) : melds::by_number(own));
}

}  // namespace parlor::rummikub
