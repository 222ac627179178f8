#include "melds/near.h"

#include <algorithm>
#include <optional>
#include <tuple>
#include <utility>

#include "melds/fits.h"
#include "melds/solver.h"

namespace parlor::melds {
namespace {

Task task_of(const MeldRules& rules, const Tiles& rack) {
  Task task;
  task.rules = rules;
  task.rack = rack.counts();
  return task;
}

}  // namespace

int in_formations(const MeldRules& rules, const Tiles& rack) {
  return solver().worth(task_of(rules, rack))->tiles;
}

Tiles outside_formations(const MeldRules& rules, const Tiles& rack) {
  const auto worth = solver().worth(task_of(rules, rack));
  Tiles outside = rack;
  for (int i = 0; i < kFaces; ++i) {
    const Face face = Face::at(i);
    for (int placed = std::as_const(worth->placed)[face]; placed > 0; --placed)
      outside.remove(outside.one(face));
  }
  return outside;
}

int near(const Tiles& rack, Face face) {
  int found = 0;
  for (Colour colour : kAllColours) {
    if (colour != face.colour() && rack.count(Face::of(colour, face.number())) > 0) ++found;
  }
  for (int distance : {-2, -1, 1, 2}) {
    int number = face.number() + distance;
    if (number == kMostNumbers + 1) number = 1;
    if (number >= 1 && number <= kMostNumbers && rack.count(Face::of(face.colour(), number)) > 0) ++found;
  }
  // From the 1 down to the 13 and the 12.
  if (face.number() == 1) {
    for (int number : {kMostNumbers, kMostNumbers - 1}) {
      if (rack.count(Face::of(face.colour(), number)) > 0) ++found;
    }
  }
  return found;
}

Lonely loneliest(const MeldRules& rules, const Tiles& rack) {
  const auto worth = solver().worth(task_of(rules, rack));
  std::optional<Lonely> best;
  for (Face face : faces_of(rack)) {
    const bool outside = rack.count(face) > std::as_const(worth->placed)[face];
    const Tiles rest = rack.without(face);
    if (fits(rules, rest)) return {face, 0, false, true};
    if (!outside || face.is_joker()) continue;
    const Lonely lonely{face, near(rest, face)};
    const auto order = [](const Lonely& each) { return std::tuple(each.near, -each.tile.number()); };
    if (!best || order(lonely) < order(*best)) best = lonely;
  }
  if (best) return *best;
  // Nothing is outside, except perhaps a joker: discard what breaks the least.
  int most = -1;
  Lonely spare;
  for (Face face : faces_of(rack)) {
    const int left = in_formations(rules, rack.without(face));
    if (left <= most) continue;
    most = left;
    spare = {face, 0, true};
  }
  return spare;
}

}  // namespace parlor::melds
