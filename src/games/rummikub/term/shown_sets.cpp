#include "games/rummikub/term/shown_sets.h"

#include <algorithm>

#include "melds/solver.h"
#include "melds/term/faces.h"
#include "term/layout.h"

namespace parlor::rummikub {

namespace {

// The sets that use the most tiles.
std::vector<std::vector<Face>> sets_with_jokers(const melds::MeldRules& rules, std::span<const Face> rack) {
  melds::Task task{.rules = rules};
  for (Face face : rack) task.rack.add(face);
  std::vector<std::vector<Face>> found;
  if (const auto solution = melds::solver().solve(task)) {
    for (const melds::LaidSet& set : solution->sets) found.push_back(set.formation.faces);
  }
  return found;
}

}  // namespace

std::string board_lines(const Board::Sets& sets, const Style& style) {
  constexpr std::size_t kNumberColumns = 2;
  if (sets.empty()) return "Board: No sets\n";
  std::string lines = "Board:\n";
  for (std::size_t i = 0; i < sets.size(); ++i) {
    lines +=
        pad_left(std::to_string(i + 1), kNumberColumns) + ": " + melds::tiles_line(sets[i], style) + "\n";
  }
  return lines + "\n";
}

std::vector<std::vector<Face>> possible_sets(const melds::MeldRules& rules, std::span<const Face> rack) {
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
  return found.empty() && has(Face::joker()) ? sets_with_jokers(rules, rack) : found;
}

}  // namespace parlor::rummikub
