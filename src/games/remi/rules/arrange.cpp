// Drafts of a turn, and the order of a player's own rack.
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "games/remi/rules/laying.h"
#include "games/remi/rules/remi.h"
#include "melds/arrangement.h"

namespace parlor::remi {
namespace {

// What the draft leaves on the player's rack, not counting its discard; nothing if the draft needs more
// tiles.
std::optional<Tiles> left_after(const View& view, const Draft& draft, const std::optional<Board>& table) {
  Tiles rack = view.own();
  std::vector<Face> gone;
  if (table) {
    const auto tiles = placed(view.table, *table);
    if (!tiles) return std::nullopt;
    gone = *tiles;
  }
  if (draft.discard) gone.push_back(*draft.discard);
  for (Face face : gone) {
    if (rack.count(face) == 0) return std::nullopt;
    rack.remove(rack.one(face));
  }
  return rack;
}

int points_of(const melds::MeldRules& rules, const Board& table) {
  int points = 0;
  for (int i = 0; i < table.sets(); ++i) {
    if (const auto formation = melds::as_formation(rules, table.set(i))) points += formation->points(rules);
  }
  return points;
}

}  // namespace

Assessment Remi::assess(const View& view, const Draft& draft) {
  Assessment assessment;
  if (draft.draw) {
    assessment.refusal = check(view, *draft.draw);
    return assessment;
  }
  const melds::MeldRules rules = view.rules.meld_rules();
  std::optional<Board> table;
  if (draft.sets) {
    Board::Sets tidied;
    for (melds::JudgedSet& set : melds::judged(rules, *draft.sets)) {
      assessment.parts.push_back({melds::to_text(set.given), !set.problem, set.problem});
      tidied.push_back(std::move(set.tidied));
    }
    table = Board::of(tidied);
    if (!table) {
      assessment.refusal = Message("remi.too_many_tiles");
      return assessment;
    }
  }
  const bool lays = table && *table != view.table;
  if (lays) assessment.worth = Score::of(points_of(rules, *table) - points_of(rules, view.table));
  if (!draft.discard) {
    // Judged as if some remaining tile were discarded; choosing it is all that is left to do.
    const auto rest = left_after(view, draft, lays ? table : std::nullopt);
    const bool some = rest && !rest->empty();
    const Face any = some ? melds::faces_of(*rest).front() : Face();
    assessment.refusal = check(view, lays ? Move::lay(*table, any) : Move::discard(any));
    if (!assessment.refusal) assessment.refusal = Message("remi.choose_discard");
    return assessment;
  }
  assessment.refusal = check(view, table ? Move::lay(*table, *draft.discard) : Move::discard(*draft.discard));
  if (assessment.refusal) return assessment;
  if (complete(view.rules, *left_after(view, draft, lays ? table : std::nullopt)))
    assessment.remark = Message("remi.would_win");
  return assessment;
}

const std::vector<std::string>& Remi::arrangements() {
  static const std::vector<std::string> kWays = {"number", "colour", "formations"};
  return kWays;
}

Arrangement Remi::arrange(const View& view, std::string_view how) {
  const Tiles own = view.own();
  if (own.empty()) return {};
  if (how == "formations") return melds::texts(melds::by_formations(view.rules.meld_rules(), own));
  return melds::texts(how == "colour" ? melds::by_colour(own) : melds::by_number(own));
}

}  // namespace parlor::remi
