#include "melds/board.h"

#include <array>
#include <utility>
#include <vector>

#include "core/text.h"

namespace parlor::melds {

std::optional<Board> Board::of(const Sets& sets) {
  std::size_t tiles = 0;
  for (const auto& set : sets) tiles += set.size();
  if (sets.size() > kMostSets || tiles > kMostTiles) return std::nullopt;
  Board board;
  for (const auto& set : sets) board.add_set(set);
  return board;
}

Board::Sets Board::as_sets() const {
  Sets all;
  all.reserve(sets_);
  for (int i = 0; i < sets(); ++i) all.emplace_back(set(i).begin(), set(i).end());
  return all;
}

void Board::insert(int set, int place, Face face) {
  const auto at = faces_.begin() + static_cast<std::ptrdiff_t>(start(set)) + place;
  const auto end = faces_.begin() + tiles();
  std::copy_backward(at, end, end + 1);
  *at = face;
  for (int i = set; i < sets(); ++i) ++ends_[static_cast<std::size_t>(i)];
}

FaceCounts Board::counts() const {
  FaceCounts counts;
  for (Face face : faces()) counts.add(face);
  return counts;
}

bool same_sets(const MeldRules& rules, const Board& one, const Board& other) {
  // A set is its tiles and what its jokers stand for.
  const auto sorted = [&](const Board& board) {
    std::vector<std::array<std::vector<Face>, 2>> sets;
    sets.reserve(static_cast<std::size_t>(board.sets()));
    for (std::vector<Face>& set : board.as_sets()) {
      const auto formation = as_formation(rules, set);
      sets.push_back({std::move(set), formation ? formation->stand_for : std::vector<Face>()});
      for (std::vector<Face>& faces : sets.back()) std::ranges::sort(faces);
    }
    std::ranges::sort(sets);
    return sets;
  };
  return one == other || sorted(one) == sorted(other);
}

void exchange(Board& board, const Tiles& table, Tile one, Tile other) {
  if (table.contains(one) == table.contains(other)) return;
  const bool lay = table.contains(one);
  Board::Sets sets = board.as_sets();
  for (auto& set : sets) {
    const auto found = std::ranges::find(set, (lay ? one : other).face());
    if (found == set.end()) continue;
    *found = (lay ? other : one).face();
    break;
  }
  board = *Board::of(sets);
}

std::string to_text(const Board::Sets& sets) {
  std::vector<std::string> texts;
  texts.reserve(sets.size());
  for (const auto& set : sets) texts.push_back(melds::to_text(set));
  return join(texts, ", ");
}

std::string to_text(const Board& board) { return to_text(board.as_sets()); }

Result<Board::Sets> parse_sets(const TileSet& tiles, std::string_view text) {
  Board::Sets sets;
  for (std::string_view part : split(text, ',')) {
    auto set = tiles.parse_faces(part);
    if (!set) return set.problem();
    if (!set->empty()) sets.push_back(std::move(*set));
  }
  return sets;
}

}  // namespace parlor::melds
