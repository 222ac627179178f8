// Drafts of a step, and the order of a player's own hand.
#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "games/okey/rules/complete.h"
#include "games/okey/rules/okey.h"

namespace parlor::okey {
namespace {

FaceGroups by_colour(const Tiles& hand) {
  std::vector<Face> faces = faces_of(hand);
  const auto colour = [](Face face) {
    return face.is_false_joker() ? kColours : static_cast<int>(face.colour());
  };
  std::ranges::sort(faces, {}, [&](Face face) { return std::pair(colour(face), face); });
  FaceGroups groups;
  for (Face face : faces) {
    if (groups.empty() || colour(groups.back().front()) != colour(face)) groups.emplace_back();
    groups.back().push_back(face);
  }
  return groups;
}

}  // namespace

Assessment Okey::assess(const View& view, const Draft& draft) {
  Assessment assessment;
  assessment.refusal = check(view, draft);
  if (assessment.refusal || draft.kind != Move::Kind::discard || !view.rules.real()) return assessment;
  const Tiles left = view.own().without(draft.tile);
  if (!complete(view, left)) return assessment;
  const bool twice = counts_double(view, left, draft.tile);
  assessment.remark = Message(twice ? "okey.would_win_double" : "okey.would_win");
  return assessment;
}

const std::vector<std::string>& Okey::arrangements() {
  static const std::vector<std::string> kWays = {"number", "colour", "groups"};
  return kWays;
}

Arrangement Okey::arrange(const View& view, std::string_view how) {
  const Tiles own = view.own();
  if (own.empty()) return {};
  FaceGroups groups = {faces_of(own)};
  if (how == "colour") groups = by_colour(own);
  if (how == "groups") groups = by_groups(view, own);
  Arrangement texts;
  texts.reserve(groups.size());
  for (const auto& group : groups) {
    auto& row = texts.emplace_back();
    row.reserve(group.size());
    for (Face face : group) row.push_back(face.to_string());
  }
  return texts;
}

}  // namespace parlor::okey
