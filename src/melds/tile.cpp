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

void sort_by_number(std::vector<Face>& faces) {
  std::ranges::sort(faces, {}, [](Face face) {
    return std::pair(face.is_joker() ? kMostNumbers + 1 : face.number(), face);
  });
}

}  // namespace parlor::melds
