// A turn being put together, and the order of one's own rack.
#include <algorithm>

#include "games/rummikub/rules/rummikub.h"
#include "games/rummikub/rules/solve.h"

namespace parlor::rummikub {
namespace {

std::vector<std::string> texts(std::span<const Face> faces) {
  std::vector<std::string> found;
  found.reserve(faces.size());
  for (Face face : faces) found.push_back(face.to_string());
  return found;
}

std::vector<Face> by_number(const Tiles& rack) {
  std::vector<Face> faces = faces_of(rack);
  sort_by_number(faces);
  return faces;
}

Arrangement by_colour(const Tiles& rack) {
  Arrangement groups;
  std::optional<Face> before;
  for (Face face : faces_of(rack)) {
    const bool same = before && before->is_joker() == face.is_joker() && before->colour() == face.colour();
    if (!same) groups.emplace_back();
    groups.back().push_back(face.to_string());
    before = face;
  }
  return groups;
}

// The sets that use the most tiles of the rack, then the rest.
Arrangement by_sets(const Rules& rules, const Tiles& rack) {
  melds::Task task;
  task.rules = rules.meld_rules();
  task.rack = rack.counts();
  Arrangement groups;
  std::vector<Face> rest = by_number(rack);
  if (const auto solution = solver().solve(task)) {
    for (const melds::LaidSet& set : solution->sets) {
      groups.push_back(texts(set.formation.faces));
      for (Face face : set.formation.faces) rest.erase(std::ranges::find(rest, face));
    }
  }
  if (!rest.empty()) groups.push_back(texts(rest));
  return groups;
}

// What sets that stand count, jokers as what they stand for.
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
  for (const auto& set : *draft.sets) {
    PartAssessment& part = assessment.parts.emplace_back();
    part.part = melds::to_text(set);
    auto formation = melds::as_formation(rules, set);
    part.stands = formation.ok();
    if (formation) {
      tidied.push_back(std::move(formation->faces));
    } else {
      part.remark = formation.problem();
      tidied.push_back(set);
    }
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
  const FaceTally placed = *added({view.table.once(), view.table.twice()}, board->tally());
  assessment.worth = Score::of(view.own().some(placed.once, placed.twice).points());
  return assessment;
}

const std::vector<std::string>& Rummikub::arrangements() {
  static const std::vector<std::string> kWays = {"number", "colour", "sets"};
  return kWays;
}

Arrangement Rummikub::arrange(const View& view, std::string_view how) {
  const Tiles own = view.own();
  if (own.empty()) return {};
  if (how == "sets") return by_sets(view.rules, own);
  if (how == "colour") return by_colour(own);
  return {texts(by_number(own))};
}

}  // namespace parlor::rummikub
