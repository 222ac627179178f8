#include "games/rummikub/rules/placed_sets.h"

#include <algorithm>
#include <cstddef>
#include <functional>
#include <optional>
#include <utility>

namespace parlor::rummikub {
namespace {

using melds::FaceCounts;

// The tiles of `set` without those of `part`; nothing if `part` is not contained in it.
std::optional<std::vector<Face>> without(std::vector<Face> set, const std::vector<Face>& part) {
  for (Face face : part) {
    const auto found = std::ranges::find(set, face);
    if (found == set.end()) return std::nullopt;
    set.erase(found);
  }
  return set;
}

class Telling {
 public:
  Telling(const Board& before, const Board& after)
      : before_(before.as_sets()), after_(after.as_sets()), told_(after_.size()), left_(after.counts()) {
    for (Face face : before.faces()) left_.remove(face);
  }

  std::vector<PlacedSet> sets() {
    std::ranges::sort(before_, std::ranges::greater(), &std::vector<Face>::size);
    each_untold([&](const auto& set) { return stayed(set); });
    each_untold([&](const auto& set) { return grown(set); });
    each_untold([&](const auto& set) { return fresh(set); });
    each_untold([&](const auto& set) { return mixed(set); });
    std::vector<PlacedSet> placed;
    for (std::optional<PlacedSet>& told : told_) {
      if (!told->tiles.empty()) placed.push_back(std::move(*told));
    }
    return placed;
  }

 private:
  template <class Tell>
  void each_untold(Tell tell) {
    for (std::size_t i = 0; i < after_.size(); ++i) {
      if (!told_[i]) told_[i] = tell(after_[i]);
    }
  }

  std::optional<PlacedSet> stayed(const std::vector<Face>& set) {
    const auto found = std::ranges::find(before_, set);
    if (found == before_.end()) return std::nullopt;
    before_.erase(found);
    return PlacedSet{};
  }
  // The largest earlier set that is contained in it, if the rest is from the rack.
  std::optional<PlacedSet> grown(const std::vector<Face>& set) {
    for (auto old = before_.begin(); old != before_.end(); ++old) {
      auto more = without(set, *old);
      if (!more || !take(*more)) continue;
      PlacedSet placed{std::move(*more), std::move(*old)};
      before_.erase(old);
      return placed;
    }
    return std::nullopt;
  }
  std::optional<PlacedSet> fresh(const std::vector<Face>& set) {
    if (!take(set)) return std::nullopt;
    return PlacedSet{set, {}};
  }
  std::optional<PlacedSet> mixed(const std::vector<Face>& set) {
    PlacedSet placed;
    for (Face face : set) (take({face}) ? placed.tiles : placed.with).push_back(face);
    return placed;
  }

  // Whether all these are among the remaining tiles from the rack; if so, they are used up.
  bool take(const std::vector<Face>& faces) {
    FaceCounts left = left_;
    for (Face face : faces) {
      if (std::as_const(left)[face] == 0) return false;
      left.remove(face);
    }
    left_ = left;
    return true;
  }

  Board::Sets before_;  // those not matched yet
  Board::Sets after_;
  std::vector<std::optional<PlacedSet>> told_;  // one for each set of after_
  FaceCounts left_;                             // from the rack, and not reported yet
};

}  // namespace

std::vector<PlacedSet> placed_sets(const Board& before, const Board& after) {
  return Telling(before, after).sets();
}

}  // namespace parlor::rummikub
