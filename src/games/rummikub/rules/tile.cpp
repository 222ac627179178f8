#include "games/rummikub/rules/tile.h"

#include <algorithm>
#include <utility>

namespace parlor::rummikub {

Tile Tile::of(const Rules& rules, TileId id) {
  const int row = id.index() / rules.numbers;
  if (row >= melds::kColours * melds::kCopies) {
    return {Face::joker(), id.index() - melds::kColours * melds::kCopies * rules.numbers};
  }
  return {Face::of(static_cast<Colour>(row % melds::kColours), id.index() % rules.numbers + 1),
          row / melds::kColours};
}

TileId Tile::id(const Rules& rules) const {
  if (face().is_joker()) return TileId::at(melds::kColours * melds::kCopies * rules.numbers + copy());
  const int row = copy() * melds::kColours + static_cast<int>(face().colour());
  return TileId::at(row * rules.numbers + face().number() - 1);
}

melds::FaceCounts Tiles::counts() const {
  melds::FaceCounts counts;
  for_each([&](Tile tile) { counts.add(tile.face()); });
  return counts;
}

int Tiles::points() const {
  int sum = 0;
  for_each([&](Tile tile) { sum += tile.face().is_joker() ? kJokerPoints : tile.face().number(); });
  return sum;
}

std::vector<Face> faces_of(const Tiles& tiles) {
  std::vector<Face> faces;
  faces.reserve(static_cast<std::size_t>(tiles.size()));
  for (FaceBits bits = tiles.once(); bits != 0; bits &= bits - 1) {
    const Face face = face_at_bit(std::countr_zero(bits));
    faces.insert(faces.end(), static_cast<std::size_t>(tiles.count(face)), face);
  }
  return faces;
}

void sort_by_number(std::vector<Face>& faces) {
  std::ranges::sort(faces, {}, [](Face face) {
    return std::pair(face.is_joker() ? melds::kMostNumbers + 1 : face.number(), face);
  });
}

Tiles all_tiles(const Rules& rules) {
  Tiles tiles;
  for (int i = 0; i < rules.tile_count(); ++i) tiles.add(Tile::of(rules, TileId::at(i)));
  return tiles;
}

std::optional<Seat> lot_of(const Rules& rules, TileId id) {
  if (id.index() < rules.tile_count()) return std::nullopt;
  return Seat::at(id.index() - rules.tile_count());
}

TileId lot_id(const Rules& rules, Seat seat) { return TileId::at(rules.tile_count() + seat.index()); }

}  // namespace parlor::rummikub
