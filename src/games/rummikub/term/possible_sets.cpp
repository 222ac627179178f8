#include "games/rummikub/term/possible_sets.h"

#include <algorithm>

namespace parlor::rummikub {

std::vector<std::vector<Face>> possible_sets(std::span<const Face> rack) {
  std::vector<std::vector<Face>> found;
  const auto keep = [&](std::vector<Face>& set) {
    if (set.size() >= melds::kLeastSize) found.push_back(set);
    set.clear();
  };
  const auto has = [&](Face face) { return std::ranges::find(rack, face) != rack.end(); };
  std::vector<Face> set;
  for (int number = 1; number <= melds::kMostNumbers; ++number) {
    for (Colour colour : melds::kAllColours) {
      if (has(Face::of(colour, number))) set.push_back(Face::of(colour, number));
    }
    keep(set);
  }
  for (Colour colour : melds::kAllColours) {
    for (int number = 1; number <= melds::kMostNumbers; ++number) {
      if (has(Face::of(colour, number))) {
        set.push_back(Face::of(colour, number));
      } else {
        keep(set);
      }
    }
    keep(set);
  }
  return found;
}

}  // namespace parlor::rummikub
