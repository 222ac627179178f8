// Tiles and cards as players see them.
#pragma once

namespace parlor {

// A physical tile, or a set of them, that equals another where both show the same faces. What an observer may
// know is made of these, so that views are equal where the observer cannot tell them apart.
template <class T>
class ByFace : public T {
 public:
  constexpr ByFace() = default;
  constexpr ByFace(const T& tiles) : T(tiles) {}  // NOLINT: it is the same but for how it compares

  // Whether it is this very one.
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
