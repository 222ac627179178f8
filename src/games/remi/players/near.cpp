#include "games/remi/players/near.h"

#include <algorithm>
#include <tuple>

#include "games/remi/rules/complete.h"
#include "melds/solver.h"

namespace parlor::remi {
namespace {

melds::Task task_of(const Rules& rules, const Tiles& rack) {
  melds::Task task;
  task.rules = rules.meld_rules();
  task.rack = rack.counts();
  return task;
}

}  // namespace

int in_formations(const Rules& rules, const Tiles& rack) {
  return melds::solver().worth(task_of(rules, rack))->tiles;
}

Tiles outside_formations(const Rules& rules, const Tiles& rack) {
  const auto worth = melds::solver().worth(task_of(rules, rack));
  Tiles outside = rack;
  for (int i = 0; i < melds::kFaces; ++i) {
    const Face face = Face::at(i);
    for (int placed = std::as_const(worth->placed)[face]; placed > 0; --placed)
      outside.remove(outside.one(face));
  }
  return outside;
}

int near(const Tiles& rack, Face face) {
  int found = 0;
  for (Colour colour : melds::kAllColours) {
    if (colour != face.colour() && rack.count(Face::of(colour, face.number())) > 0) ++found;
  }
  for (int distance : {-2, -1, 1, 2}) {
    int number = face.number() + distance;
    if (number == melds::kMostNumbers + 1) number = 1;
    if (number >= 1 && number <= melds::kMostNumbers && rack.count(Face::of(face.colour(), number)) > 0)
      ++found;
  }
  // From the one downwards to the thirteen and the twelve.
  if (face.number() == 1) {
    for (int number : {melds::kMostNumbers, melds::kMostNumbers - 1}) {
      if (rack.count(Face::of(face.colour(), number)) > 0) ++found;
    }
  }
  return found;
}

Lonely loneliest(const Rules& rules, const Tiles& rack) {
  const auto worth = melds::solver().worth(task_of(rules, rack));
  std::optional<Lonely> best;
  for (Face face : melds::faces_of(rack)) {
    const bool outside = rack.count(face) > std::as_const(worth->placed)[face];
    const Tiles rest = rack.without(face);
    if (complete(rules, rest)) return {face, 0, false, true};
    if (!outside || face.is_joker()) continue;
    const Lonely lonely{face, near(rest, face)};
    const auto order = [](const Lonely& each) { return std::tuple(each.near, -each.tile.number()); };
    if (!best || order(lonely) < order(*best)) best = lonely;
  }
  if (best) return *best;
  // Nothing lies outside but perhaps a joker: part with what breaks the least.
  int most = -1;
  Lonely spare;
  for (Face face : melds::faces_of(rack)) {
    const int left = in_formations(rules, rack.without(face));
    if (left <= most) continue;
    most = left;
    spare = {face, 0, true};
  }
  return spare;
}

}  // namespace parlor::remi
