// Drafts of a step, and the order of a player's own hand.
#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "games/pinochle/rules/melds.h"
#include "games/pinochle/rules/pinochle.h"

namespace parlor::pinochle {

Assessment Pinochle::assess(const View& view, const Draft& draft) {
  Assessment assessment;
  assessment.refusal = check(view, draft);
  if (draft.kind != Move::Kind::keep || view.phase != Phase::keep || !view.trump) return assessment;
  int points = 0;
  // Only cards in the hand can meld.
  for (const FoundMeld& found : melds_of(view.rules, *view.trump, matching(view.own(), draft.cards))) {
    points += found.meld->points;
    assessment.parts.push_back({to_text(found.cards), true, Message(found.meld->word().key())});
  }
  assessment.worth = Score::of(points);
  return assessment;
}

const std::vector<std::string>& Pinochle::arrangements() {
  static const std::vector<std::string> kWays = {"suit", "rank"};
  return kWays;
}

Arrangement Pinochle::arrange(const View& view, std::string_view how) {
  std::vector<Face> faces = faces_of(view.own());
  const bool by_rank = how == "rank";
  if (by_rank) {
    std::ranges::sort(faces, {},
                      [](Face face) { return std::pair(-static_cast<int>(face.rank()), face.suit()); });
  }
  Arrangement groups;
  std::optional<Face> before;
  for (Face face : faces) {
    const bool same = before && (by_rank ? before->rank() == face.rank() : before->suit() == face.suit());
    if (!same) groups.emplace_back();
    groups.back().push_back(face.to_string());
    before = face;
  }
  return groups;
}

}  // namespace parlor::pinochle
