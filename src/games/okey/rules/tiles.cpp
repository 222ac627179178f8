#include "games/okey/rules/tiles.h"

#include <algorithm>

namespace parlor::okey {

bool Tiles::same_faces(const Tiles& other) const {
  if (once() != other.once()) return false;
  for (FaceBits bits = once(); bits != 0; bits &= bits - 1) {
    const Face face = Face::at(std::countr_zero(bits));
    if (count(face) != other.count(face)) return false;
  }
  return true;
}

std::vector<Face> faces_of(const Tiles& tiles) {
  std::vector<Face> faces;
  faces.reserve(static_cast<std::size_t>(tiles.size()));
  tiles.for_each([&](Tile tile) { faces.push_back(tile.face()); });
  std::ranges::sort(faces);
  return faces;
}

void exchange(Tiles& tiles, Tile one, Tile other) {
  if (tiles.contains(one) == tiles.contains(other)) return;
  const bool had = tiles.contains(one);
  tiles.remove(had ? one : other);
  tiles.add(had ? other : one);
}

}  // namespace parlor::okey
