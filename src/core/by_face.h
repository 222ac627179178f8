// Tiles and cards as players see them.
#pragma once

namespace parlor {

// A physical tile, or a set of tiles, that compares equal to any other showing the same faces. Views are
// built from these, so two views are equal when their observer cannot tell them apart.
template <class T>
class ByFace : public T {
 public:
  constexpr ByFace() = default;
  constexpr ByFace(const T& tiles) : T(tiles) {}  // NOLINT: the same value, only compared differently

  // Whether these are the very same physical tiles.
  constexpr bool is(const T& tiles) const { return static_cast<const T&>(*this) == tiles; }

  friend constexpr bool operator==(const ByFace& a, const ByFace& b) {
    if constexpr (requires { a.face(); }) {
      return a.face() == b.face();
    } else {
      return same_faces(a, b);
    }
  }
};

}  // namespace parlor
