#include "games/rummikub/term/board_lines.h"

#include "melds/term/faces.h"
#include "term/layout.h"

namespace parlor::rummikub {

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

}  // namespace parlor::rummikub
