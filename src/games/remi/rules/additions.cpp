#include <algorithm>
#include <optional>
#include <span>
#include <vector>

#include "games/remi/rules/laying.h"

namespace parlor::remi {
namespace {

using melds::Formation;
using melds::Kind;

Board with_set(const Board& table, int set, const std::vector<Face>& faces) {
  Board after;
  for (int i = 0; i < table.sets(); ++i) {
    after.add_set(i == set ? std::span<const Face>(faces) : table.set(i));
  }
  return after;
}

// Tries a tile, if the rack has it, in a changed copy of the formation's faces.
template <class Change>
void attempt(const Rules& rules, const Board& table, int set, const Tiles& rack, Face tile, Change change,
             std::vector<Addition>& found) {
  if (rack.count(tile) == 0) return;
  std::vector<Face> faces(table.set(set).begin(), table.set(set).end());
  change(faces);
  const auto formation = melds::as_formation(rules.meld_rules(), faces);
  if (formation) found.push_back({with_set(table, set, formation->faces), tile, set});
}

std::vector<Face> missing_in(const Formation& group) {
  std::vector<Face> missing;
  for (Colour colour : melds::kAllColours) {
    const Face face = Face::of(colour, group.stand_for.front().number());
    if (std::ranges::find(group.faces, face) == group.faces.end()) missing.push_back(face);
  }
  return missing;
}

// The tile that fits before the first tile of a run, or after its last.
std::optional<Face> before_run(const Formation& run) {
  const Face first = run.stand_for.front();
  if (first.number() == 1) return std::nullopt;
  return Face::of(first.colour(), first.number() - 1);
}
std::optional<Face> after_run(const Formation& run) {
  const Face last = run.stand_for.back();
  if (last.number() == 1) return std::nullopt;  // a 1 after the 13
  return Face::of(last.colour(), last.number() == melds::kMostNumbers ? 1 : last.number() + 1);
}

}  // namespace

std::vector<Addition> additions(const Rules& rules, const Board& table, const Tiles& rack) {
  std::vector<Addition> found;
  for (int set = 0; set < table.sets(); ++set) {
    const Formation formation = *melds::as_formation(rules.meld_rules(), table.set(set));
    const auto add = [&](Face tile, bool in_front) {
      attempt(
          rules, table, set, rack, tile,
          [&](std::vector<Face>& faces) { faces.insert(in_front ? faces.begin() : faces.end(), tile); },
          found);
    };
    if (formation.kind == Kind::group) {
      if (formation.faces.size() == melds::kColours) continue;
      for (Face face : missing_in(formation)) add(face, false);
      add(Face::joker(), false);
      continue;
    }
    if (const auto face = before_run(formation)) {
      add(*face, true);
      add(Face::joker(), true);
    }
    if (const auto face = after_run(formation)) {
      add(*face, false);
      add(Face::joker(), false);
    }
  }
  return found;
}

std::vector<Addition> swaps(const Rules& rules, const Board& table, const Tiles& rack) {
  std::vector<Addition> found;
  for (int set = 0; set < table.sets(); ++set) {
    if (std::ranges::find(table.set(set), Face::joker()) == table.set(set).end()) continue;
    const Formation formation = *melds::as_formation(rules.meld_rules(), table.set(set));
    const auto swap = [&](std::size_t place, Face tile) {
      attempt(rules, table, set, rack, tile, [&](std::vector<Face>& faces) { faces[place] = tile; }, found);
    };
    if (formation.kind == Kind::group) {
      const auto joker = static_cast<std::size_t>(std::ranges::find(formation.faces, Face::joker()) -
                                                  formation.faces.begin());
      for (Face face : missing_in(formation)) swap(joker, face);
      continue;
    }
    for (std::size_t i = 0; i < formation.faces.size(); ++i) {
      if (formation.faces[i].is_joker()) swap(i, formation.stand_for[i]);
    }
  }
  return found;
}

}  // namespace parlor::remi
