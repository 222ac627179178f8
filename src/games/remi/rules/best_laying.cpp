
#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "games/remi/rules/laying.h"
#include "melds/solver.h"

namespace parlor::remi {
namespace {

// Goes through the ways to add and to swap tiles; then the solver puts what is left of the rack into new
// formations.
class Search {
 public:
  Search(const Rules& rules, const Tiles& rack) : rules_(rules), best_{{}, rack} {}

  // `freed` jokers came from the table and must be melded again.
  void visit(const Board& table, const Tiles& rack, int freed) {
    if (seen_.size() >= kMostTables || std::ranges::find(seen_, table) != seen_.end()) return;
    seen_.push_back(table);
    if (const auto laid = new_formations(table, rack, freed, 0, {})) consider(*laid);
    for (const Addition& next : additions(rules_, table, with_jokers(rack, freed))) {
      const bool uses_freed = next.tile.is_joker() && freed > 0;
      visit(next.table, uses_freed ? rack : rack.without(next.tile), freed - (uses_freed ? 1 : 0));
    }
    for (const Addition& next : swaps(rules_, table, rack)) {
      visit(next.table, rack.without(next.tile), freed + 1);
    }
  }

  // An initial meld, then what it allows. Tiles that could be added are better kept out of it.
  void visit_first_melds(const Board& table, const Tiles& rack) {
    std::vector<melds::FaceCounts> kept(2);
    for (const Addition& next : additions(rules_, table, rack)) {
      if (std::as_const(kept[1])[next.tile] == rack.count(next.tile)) continue;
      kept[1].add(next.tile);
      kept.emplace_back().add(next.tile);
    }
    for (const melds::FaceCounts& keep : kept) {
      const auto meld = new_formations(table, rack, 0, kFirstMeldPoints, keep);
      if (!meld) continue;
      consider(*meld);
      visit(meld->table, meld->rest, 0);
    }
  }

  const BestLaying& best() const { return best_; }

 private:
  // New formations with the most tiles; for an initial meld, worth at least `least_points`.
  std::optional<BestLaying> new_formations(const Board& table, const Tiles& rack, int freed, int least_points,
                                           const melds::FaceCounts& keep) const {
    melds::Task task;
    task.rules = rules_.meld_rules();
    task.rack = rack.counts();
    task.joker_points = kJokerPoints;
    task.least_points = least_points;
    task.keep = keep;
    task.table[Face::joker()] = static_cast<std::uint8_t>(freed);
    auto solution = melds::solver().solve(task);
    if (solution && solution->worth.tiles == rack.size()) solution = but_for_one(task, rack);
    if (!solution) return std::nullopt;
    BestLaying laid{table, rack};
    for (const melds::LaidSet& set : solution->sets) {
      laid.table.add_set(set.formation.faces);
      for (std::size_t i = 0; i < set.origins.size(); ++i) {
        if (set.origins[i].rack) laid.rest.remove(laid.rest.one(set.formation.faces[i]));
      }
    }
    return laid;
  }
  void consider(const BestLaying& laid) {
    const auto measure = [](const BestLaying& laying) {
      return std::pair(laying.rest.size(), laying.rest.points(kJokerPoints));
    };
    if (!laid.rest.empty() && measure(laid) < measure(best_)) best_ = laid;
  }

  // Only if nearly everything fits are there more tables than this, with tiles added in every order.
  static constexpr std::size_t kMostTables = 400;

  // Freed jokers can be added like those of the rack.
  static Tiles with_jokers(Tiles rack, int freed) {
    for (int copy = 0; copy < melds::kMostJokers && freed > 0; ++copy) {
      const Tile joker(Face::joker(), copy);
      if (rack.contains(joker)) continue;
      rack.add(joker);
      --freed;
    }
    return rack;
  }
  // All tiles would fit, but one must stay for the discard: the cheapest possible one.
  static std::optional<melds::Solution> but_for_one(melds::Task task, const Tiles& rack) {
    std::optional<melds::Solution> best;
    for (Face face : melds::faces_of(rack)) {
      task.keep = {};
      task.keep.add(face);
      auto solution = melds::solver().solve(task);
      if (!solution) continue;
      const auto measure = [](const melds::Worth& worth) { return std::pair(worth.tiles, worth.points); };
      if (!best || measure(solution->worth) > measure(best->worth)) best = std::move(solution);
    }
    return best;
  }

  const Rules& rules_;
  std::vector<Board> seen_;
  BestLaying best_;
};

}  // namespace

std::optional<BestLaying> best_laying(const Public& state, const Tiles& rack, bool melded) {
  Search search(state.rules, rack);
  if (melded) {
    search.visit(state.table, rack, 0);
  } else {
    search.visit_first_melds(state.table, rack);
  }
  if (search.best().rest.size() == rack.size()) return std::nullopt;
  return search.best();
}

}  // namespace parlor::remi
