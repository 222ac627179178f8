#include "games/remi/rules/laying.h"

#include <algorithm>
#include <span>
#include <utility>

namespace parlor::remi {
namespace {

using melds::Formation;
using melds::Kind;

// Jokers of a group stand for any missing colour, so only their number matters.
std::optional<Grown> grown_group(const Formation& before, const Formation& after) {
  if (after.faces.size() < before.faces.size()) return std::nullopt;
  Grown grown;
  int jokers = 0;  // fewer than before
  for (Face face : before.faces) {
    if (face.is_joker()) {
      ++jokers;
    } else if (std::ranges::find(after.faces, face) == after.faces.end()) {
      return std::nullopt;
    }
  }
  for (Face face : after.faces) {
    if (face.is_joker() && jokers-- <= 0) grown.added.push_back(face);
  }
  for (Face face : after.faces) {
    if (face.is_joker() || std::ranges::find(before.faces, face) != before.faces.end()) continue;
    (jokers-- > 0 ? grown.swapped : grown.added).push_back(face);
  }
  std::vector<Face> added = grown.added;
  for (Face face : after.faces) {
    const auto found = std::ranges::find(added, face);
    if (found == added.end()) {
      grown.between.push_back(face);
    } else {
      added.erase(found);
    }
  }
  return grown;
}

// Every tile of a run keeps its place.
std::optional<Grown> grown_run(const Formation& before, const Formation& after) {
  const int shift = before.stand_for.front().number() - after.stand_for.front().number();
  const bool covers =
      shift >= 0 && before.faces.size() + static_cast<std::size_t>(shift) <= after.faces.size();
  if (!covers || before.stand_for.front().colour() != after.stand_for.front().colour()) return std::nullopt;
  Grown grown;
  for (std::size_t i = 0; i < after.faces.size(); ++i) {
    const std::size_t was = i - static_cast<std::size_t>(shift);
    const Face face = after.faces[i];
    if (static_cast<int>(i) < shift || was >= before.faces.size()) {
      grown.added.push_back(face);
      continue;
    }
    grown.between.push_back(face);
    if (before.faces[was] == face) continue;
    if (!before.faces[was].is_joker()) return std::nullopt;
    grown.swapped.push_back(face);
  }
  return grown;
}

std::optional<Grown> grown_from(const Formation& before, const Formation& after) {
  if (before.kind != after.kind) return std::nullopt;
  return before.kind == Kind::group ? grown_group(before, after) : grown_run(before, after);
}

// The formation, or the part of it that was melded first if the rest came with jokers from the table.
struct CountedPart {
  int points = 0;
  Part part;
};
CountedPart best_part(const Rules& rules, const Formation& formation, int jokers) {
  const std::size_t size = formation.faces.size();
  CountedPart most;
  for (std::size_t from = 0; from < size; ++from) {
    for (std::size_t to = from + melds::kLeastSize; to <= size; ++to) {
      // The jokers of a group come last, so its parts are contiguous as well.
      const std::span part(formation.faces.begin() + static_cast<std::ptrdiff_t>(from), to - from);
      if (std::ranges::count(part, Face::joker()) > jokers) continue;
      const auto laid = melds::as_formation(rules.meld_rules(), part);
      const int points = laid ? laid->points(rules.meld_rules()) : 0;
      if (points > most.points) most = {points, {from, to}};
    }
  }
  return most;
}

}  // namespace

Result<Laying> laying(const Rules& rules, const Board& before, const Board& after) {
  const melds::MeldRules meld_rules = rules.meld_rules();
  Laying laid;
  for (int i = 0; i < std::max(before.sets(), after.sets()); ++i) {
    const Message changed("remi.formation_changed", {{"number", i + 1}});
    if (i >= after.sets()) return changed;
    auto formation = melds::as_formation(meld_rules, after.set(i));
    if (!formation) return formation.problem();
    if (i >= before.sets()) {
      laid.fresh.push_back(std::move(*formation));
      continue;
    }
    auto grown = grown_from(*melds::as_formation(meld_rules, before.set(i)), *formation);
    if (!grown) return changed;
    grown->number = i + 1;
    if (!grown->added.empty() || !grown->swapped.empty()) laid.grown.push_back(std::move(*grown));
  }
  return laid;
}

FirstMeld first_meld(const Rules& rules, const Laying& laying, int own_jokers) {
  std::vector<FirstMeld> most(static_cast<std::size_t>(own_jokers) + 1);  // by jokers used
  for (const Formation& formation : laying.fresh) {
    for (std::size_t jokers = most.size(); jokers-- > 0;) {
      FirstMeld best = most[jokers];
      best.parts.emplace_back();  // nothing of it
      for (std::size_t here = 0; here <= jokers; ++here) {
        const CountedPart more = best_part(rules, formation, static_cast<int>(here));
        const FirstMeld& before = most[jokers - here];
        if (before.points + more.points <= best.points) continue;
        best = before;
        best.points += more.points;
        best.parts.push_back(more.part);
      }
      most[jokers] = std::move(best);
    }
  }
  return std::move(most.back());
}

std::optional<std::vector<Face>> placed(const Board& before, const Board& after) {
  std::vector<Face> more;
  melds::FaceCounts left = before.counts();
  for (Face face : after.faces()) {
    if (std::as_const(left)[face] > 0) {
      left.remove(face);
    } else {
      more.push_back(face);
    }
  }
  if (left.total() > 0) return std::nullopt;
  return more;
}

}  // namespace parlor::remi
