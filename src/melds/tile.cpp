#include "melds/tile.h"

#include <algorithm>
#include <utility>

namespace parlor::melds {

FaceCounts Tiles::counts() const {
  FaceCounts counts;
  for_each([&](Tile tile) { counts.add(tile.face()); });
  return counts;
}

int Tiles::points(int joker) const {
  int sum = 0;
  for_each([&](Tile tile) { sum += tile.face().is_joker() ? joker : tile.face().number(); });
  return sum;
}

std::vector<Face> faces_of(const Tiles& tiles) {
  std::vector<Face> faces;
  faces.reserve(static_cast<std::size_t>(tiles.size()));
  tiles.for_each([&](Tile tile) { faces.push_back(tile.face()); });
  std::ranges::sort(faces);
  return faces;
}

void sort_by_number(std::vector<Face>& faces) {
  std::ranges::sort(faces, {}, [](Face face) {
    return std::pair(face.is_joker() ? kMostNumbers + 1 : face.number(), face);
  });
}

void exchange(Tiles& tiles, Tile one, Tile other) {
  if (tiles.contains(one) == tiles.contains(other)) return;
  const bool had = tiles.contains(one);
  tiles.remove(had ? one : other);
  tiles.add(had ? other : one);
}

}  // namespace parlor::melds
