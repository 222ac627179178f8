#include "melds/arrangement.h"

#include <algorithm>
#include <utility>

#include "melds/solver.h"

namespace parlor::melds {

FaceGroups by_number(const Tiles& tiles) {
  std::vector<Face> faces = faces_of(tiles);
  sort_by_number(faces);
  return {std::move(faces)};
}

FaceGroups by_colour(const Tiles& tiles) {
  FaceGroups groups;
  std::optional<Face> before;
  for (Face face : faces_of(tiles)) {
    const bool same = before && before->is_joker() == face.is_joker() && before->colour() == face.colour();
    if (!same) groups.emplace_back();
    groups.back().push_back(face);
    before = face;
  }
  return groups;
}

FaceGroups formations_of(const MeldRules& rules, const Tiles& tiles) {
  FaceGroups groups;
  if (auto solution = solver().solve({.rules = rules, .rack = tiles.counts()})) {
    groups.reserve(solution->sets.size());
    for (LaidSet& set : solution->sets) groups.push_back(std::move(set.formation.faces));
  }
  return groups;
}

FaceGroups by_formations(const MeldRules& rules, const Tiles& tiles) {
  FaceGroups groups = formations_of(rules, tiles);
  std::vector<Face> rest = by_number(tiles).front();
  for (const auto& group : groups) {
    for (Face face : group) rest.erase(std::ranges::find(rest, face));
  }
  if (!rest.empty()) groups.push_back(std::move(rest));
  return groups;
}

std::vector<std::vector<std::string>> texts(const FaceGroups& groups) {
  std::vector<std::vector<std::string>> all;
  all.reserve(groups.size());
  for (const auto& group : groups) {
    auto& texts = all.emplace_back();
    texts.reserve(group.size());
    for (Face face : group) texts.push_back(face.to_string());
  }
  return all;
}

std::vector<JudgedSet> judged(const MeldRules& rules, const Board::Sets& sets) {
  std::vector<JudgedSet> all;
  all.reserve(sets.size());
  for (const auto& set : sets) {
    auto formation = as_formation(rules, set);
    if (formation) {
      all.push_back({set, std::move(formation->faces), std::nullopt});
    } else {
      all.push_back({set, set, formation.problem()});
    }
  }
  return all;
}

}  // namespace parlor::melds
