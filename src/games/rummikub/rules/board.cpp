#include "games/rummikub/rules/board.h"

#include "core/text.h"

namespace parlor::rummikub {

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

FaceTally Board::tally() const {
  FaceTally tally;
  FaceBits more = 0;
  for (Face face : faces()) {
    const FaceBits bit = bit_of(face);
    more |= tally.twice & bit;
    tally.twice |= tally.once & bit;
    tally.once |= bit;
  }
  tally.more = more != 0;
  return tally;
}

std::string to_text(const Board::Sets& sets) {
  std::vector<std::string> texts;
  texts.reserve(sets.size());
  for (const auto& set : sets) texts.push_back(melds::to_text(set));
  return join(texts, ", ");
}

std::string to_text(const Board& board) { return to_text(board.as_sets()); }

Result<Board::Sets> parse_sets(const Rules& rules, std::string_view text) {
  Board::Sets sets;
  for (std::string_view part : split(text, ',')) {
    std::vector<Face> set;
    for (std::string_view word : words(part)) {
      const std::optional<Face> face = Face::parse(word);
      const bool known = face && (face->is_joker() ? rules.jokers() > 0 : face->number() <= rules.numbers);
      if (face && !known && face->is_joker()) return Message("rummikub.no_jokers");
      if (!known) return Message("rummikub.no_tile", {{"text", std::string(word)}});
      set.push_back(*face);
    }
    if (!set.empty()) sets.push_back(std::move(set));
  }
  return sets;
}

std::optional<FaceTally> added(const FaceTally& before, const FaceTally& after) {
  if ((before.once & ~after.once) != 0 || (before.twice & ~after.twice) != 0) return std::nullopt;
  const FaceBits twice = after.twice & ~before.once;
  return FaceTally{(after.once & ~before.once) | (after.twice & ~before.twice), twice, after.more};
}

}  // namespace parlor::rummikub
